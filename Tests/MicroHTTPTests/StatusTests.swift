import MicroHTTP
import Testing

@Suite struct StatusTests {
    @Test(arguments: [
        (Status.ok, "OK"), (.notModified, "Not Modified"), (.notFound, "Not Found"),
        (.fieldsTooLarge, "Request Header Fields Too Large"), (Status(rawValue: 599), "Unknown"),
    ])
    func phrases(_ status: Status, _ phrase: String) {
        #expect(status.phrase == phrase)
    }
}
