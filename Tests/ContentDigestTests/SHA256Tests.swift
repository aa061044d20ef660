import ContentDigest
import Testing

/// The values are those of FIPS 180-4's examples.
struct SHA256Tests {
    @Test func emptyInput() {
        #expect(
            SHA256(of: []).hexadecimal() == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    }

    @Test func abc() {
        let digest = SHA256(of: Array("abc".utf8))
        #expect(digest.hexadecimal() == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(digest.hexadecimal(first: 6) == "ba7816bf8f01")
        #expect(digest.base64 == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
    }

    @Test func longerThanOneBlock() {
        let text = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"
        #expect(
            SHA256(of: Array(text.utf8)).hexadecimal()
                == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    }
}
