internal import DesignTokens
internal import Presentation
internal import StickyLayout

/// The calendar.
extension SceneBuilder {
    mutating func add(_ calendar: PresentedCalendar, of page: PresentedPage) {
        addTitleBar(.fixed, .bar, title: page.heading)
        let filters = chipHeight(of: calendar.filters.map(\.title), in: chipBarWidth)
        addHeader(PresentedPage.HeaderID.filter, .bar, .reverse) {
            $0.advance(.filterBarPadding, times: 2)
            $0.advance(pixels: filters)
        }
        for month in calendar.months {
            addExtent {
                $0.addSection(month.id) {
                    $0.addHeader(month.id, .month, .fixed) {
                        $0.advance(.monthPadding)
                        $0.advance(month.title, .month, in: $0.columnWidth)
                        $0.advance(.monthPadding)
                    }
                    for week in month.weeks { $0.add(week) }
                }
            }
        }
    }

    private mutating func add(_ week: PresentedWeek) {
        addExtent {
            $0.addHeader(week.id, .heading, .regular, level: 2) { builder in
                builder.advance(.weekPadding, times: 2)
                builder.advance(
                    pixels: builder.texts.height(
                        of: week.range, .weekRange, beside: week.title, .week, gap: .weekGap, in: builder.columnWidth))
            }
            $0.addContent { builder in
                for day in week.days { builder.add(day) }
            }
        }
    }

    private mutating func add(_ day: PresentedDay) {
        let events = height(of: day.events)
        advance(.dayPadding, times: 2)
        advance(pixels: isNarrow ? pixels(.dayLine) + events : max(pixels(.dayLine), events))
    }

    private mutating func height(of events: [PresentedEvent]) -> Double {
        let beside = isNarrow ? 0 : pixels(.dateWidth)
        let width = columnWidth - beside - pixels(.dot) - pixels(.eventGap)
        return events.filter(\.isShown).reduce(0) { height, event in
            let text =
                event.time.map { time in
                    texts.height(of: time, .time, beside: event.title, .event, gap: .eventGap, in: width)
                } ?? texts.height(event.title, .event, in: width)
            return height + text
        }
    }
}
