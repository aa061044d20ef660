"""What typesetting says of texts, asked of the program that links it."""

import subprocess

from carta_server import REPOSITORY

INTER = "/usr/share/fonts/opentype/inter/Inter-{}.otf"
NOTO = "/usr/share/fonts/truetype/noto/NotoSans{}-Regular.ttf"
FACES = {
    "ar": [NOTO.format("Arabic")], "he": [NOTO.format("Hebrew")], "th": [NOTO.format("Thai")],
    "ja": ["/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"],
}


def ask(questions):
    """The answers to questions, each a list of parts."""
    lines = "".join("\t".join(map(str, question)) + "\n" for question in questions)
    run = subprocess.run(
        [REPOSITORY / ".build/release/typesetting-probe"], input=lines, capture_output=True, text=True, check=True)
    answers = run.stdout.split("\n")[:-1]
    assert len(answers) == len(questions)
    return answers


def faces(language):
    """The fonts of text in a language, in their order."""
    return [INTER.format("Regular"), *FACES.get(language, [])]
