/// Prices as guests read them.
struct PriceText {
    /// What prices are in, for instance `€`.
    let currency: String?
    /// The BCP 47 tag of the language the page is in.
    let language: String

    /// A bare number gets the currency, where the language puts it: before the number in English, after a no-break space
    /// elsewhere. Any other text (`from 8`, `ask`) stands as written.
    func text(_ price: String) -> String {
        guard let currency, Self.isNumber(price) else { return price }
        let isEnglish = language == "en" || language.hasPrefix("en-")
        return isEnglish ? currency + price : price + "\u{A0}" + currency
    }

    private static func isNumber(_ text: String) -> Bool {
        let separators: Set<Unicode.Scalar> = [".", ","]
        return text.unicodeScalars.first.map { ("0"..."9").contains($0) } == true
            && text.unicodeScalars.allSatisfy { ("0"..."9").contains($0) || separators.contains($0) }
    }
}
