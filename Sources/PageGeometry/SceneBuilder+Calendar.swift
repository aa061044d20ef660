internal import DesignTokens
internal import Presentation
internal import StickyLayout

/// The calendar.
extension SceneBuilder {
    mutating func add(_ calendar: PresentedCalendar) {
        addTitleBar(.fixed)
        addHeader(PresentedPage.HeaderID.filter, .reverse) {
            $0.advance(.filterBarPadding, .chipHeight, .filterBarPadding)
        }
        for month in calendar.months {
            addSection(month.id) {
                $0.addHeader(month.id, .fixed) { $0.advance(.monthPadding, .monthLine, .monthPadding) }
                for week in month.weeks { $0.add(week) }
            }
        }
    }

    private mutating func add(_ week: PresentedWeek) {
        addExtent {
            $0.addHeader(week.id, .regular) { $0.advance(.weekPadding, .weekLine, .weekPadding) }
            for day in week.days {
                let events = Length.eventLine.pixels * Double(day.events.count { $0.isShown })
                $0.advance(.dayPadding, .dayPadding)
                $0.advance(pixels: max(Length.dayLine.pixels, events))
            }
        }
    }
}
