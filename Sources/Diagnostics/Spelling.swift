/// Suggestions for a word that is not known.
public enum Spelling {
    /// The candidate nearest to `word`, or nil when none is near enough to be what was meant: at most a third of the
    /// word's length in insertions, deletions, replacements and swaps of neighbours (at least one), and not all of both
    /// words. The first of equally near candidates wins.
    public static func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
        let word = Array(word.unicodeScalars.prefix(longestWord))
        let limit = max(1, word.count / 3)
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let candidateWord = Array(candidate.unicodeScalars.prefix(longestWord))
            let distance = distance(word, candidateWord)
            guard distance <= limit, distance < max(word.count, candidateWord.count) else { continue }
            if distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.candidate
    }

    /// ` (did you mean "price"?)` with a leading space, or nothing when no candidate is near.
    public static func hint(for word: String, among candidates: some Sequence<String>) -> String {
        suggestion(for: word, among: candidates).map { " (did you mean \"\($0)\"?)" } ?? ""
    }

    /// Names are short; a longer word is compared by its start, so that hostile input costs little.
    private static let longestWord = 64

    /// Edits between `a` and `b` where a swap of neighbours counts once (optimal string alignment).
    private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i]
            row.reserveCapacity(b.count + 1)
            for j in 1...b.count {
                var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { cost = min(cost, beforeLast[j - 2] + 1) }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
