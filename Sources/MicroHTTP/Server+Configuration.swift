internal import Glibc

extension Server {
    /// What a server is started with.
    public struct Configuration: Sendable {
        /// An IPv4 or IPv6 address of this machine, `0.0.0.0` or `::` for all, or `localhost` for 127.0.0.1.
        public var host = "127.0.0.1"
        /// The port; 0 for any free one.
        public var port: UInt16 = 8080
        /// How many event loops, each with its thread; one a processor by default.
        public var eventLoops = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        /// What clients may use.
        public var limits = Limits()
        /// The answer to a refused request; a problem document by default. Called on the threads of the loops.
        public var refusal: @Sendable (Refusal) -> Response = { Response.problem($0) }
        /// Takes a line about each refused request; by default it is dropped. Called on the threads of the loops.
        public var log: @Sendable (String) -> Void = { _ in }

        /// The defaults.
        public init() {}
    }
}
