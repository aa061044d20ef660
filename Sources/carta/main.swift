import CartaCommands
import Glibc

exit(Carta().run(Array(CommandLine.arguments.dropFirst())).rawValue)
