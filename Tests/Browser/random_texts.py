"""Texts as menus have them, made up at random: words of eight languages, and whatever else stands between words."""

WORDS = {
    "en": """grilled lamb with rosemary potatoes and a jug of gravy, smoked mackerel on toasted sourdough, half-moon
      ravioli, butter beans, slow-cooked brisket, pear & walnut crumble, AVOCADO, "chef's choice", hand-cut chips,
      Yorkshire pudding, tap water""",
    "de": """Kalbsleberwurstbrot mit Gewürzgurke, Rindfleischetikettierungsüberwachung, Käsespätzle, Röstzwiebeln,
      Weißwürste „vom Metzger“, süßer Senf, Brezel, Kartoffel-Gurken-Salat, Donaudampfschifffahrtsgesellschaftsteller,
      hausgemachte Maultaschen, Apfelstrudel, Größe M""",
    "fr": """l'entrecôte d'agneau à l'ail, œufs mimosa, « façon grand-mère », crème brûlée, fromages affinés, pommes
      dauphines, moules-frites, sauce béarnaise ; l'addition : service compris !, tarte aux noix, qu'est-ce que c'est ?""",
    "es": """boquerones en vinagre, ¿qué tal?, ¡olé!, croquetas de jamón ibérico, piñones tostados, arroz a banda,
      pimientos de Padrón, menú del día, café con hielo, tortilla española, pan y alioli, señor-ito""",
    "ar": """حمص بالطحينة مع زيت الزيتون، فتوش، تبولة طازجة، كباب مشوي على الفحم، أرز بالزعفران، شاي بالنعناع،
      بقلاوة بالفستق، خبز ساخن، لبن رائب، عصير رمان، دجاج محمر، بطاطا حارة""",
    "he": """חומוס עם טחינה, פלאפל חם, סלט ירקות קצוץ, שקשוקה חריפה, תפו״א אפויים, לחם־בית, עוגת גבינה, תה נענע,
      דג מטוגן, כרובית צלויה, יין אדום, מיץ רימונים""",
    "th": """ผัดไทยกุ้งสด ต้มยำกุ้งน้ำข้น แกงเขียวหวานไก่ ข้าวเหนียวมะม่วง ส้มตำไทย ข้าวผัดปู ไข่เจียวหมูสับ
      ลาบเป็ด ก๋วยเตี๋ยวเรือ ชาเย็น น้ำมะนาวโซดา หมูสะเต๊ะ""",
    "ja": """焼き鳥の盛り合わせ、季節の天ぷら、海老フライ定食、抹茶アイスクリーム、お刺身（三点）、「本日のおすすめ」、
      親子丼、味噌汁、しょうが焼き、ちょっとした小鉢、ラーメン、きゅうりの漬物""",
}
BETWEEN = [
    "12.50", "€9", "7,80 €", "2×180 g", "0.75l", "1/2", "–", "—", "(v)", "(gf, df)", "50 %", "+2", "&", "*", "No. 7",
    "www.example.com/menu?lang=en&x=1", "a/b", "A+B", "100%", "#1", "5-7", "co\u00adop\u00ader\u00adative", "[new]",
    "10:30–14:00", "half/half", "Wi-Fi", "x2", "°C", "“nice”", "it’s", "e.g.", "6oz.",
]


MARKS = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~" + "¡¢£¤¥¦§¨©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿×÷" + "abcXYZ019éß"


def random_marks(chance):
    """Marks in any order, which nobody would write: what browsers break it by is their rules alone."""
    return " ".join("".join(chance.choice(MARKS) for _ in range(chance.randint(1, 20))) for _ in range(4))


def random_text(chance, language):
    """A few words, some with something between."""
    words = WORDS[language].replace(",\n", ",").split()
    text = []
    for _ in range(chance.randint(2, 24)):
        text.append(chance.choice(words))
        if chance.random() < 0.15:
            text.append(chance.choice(BETWEEN))
    return ("" if language in ("th", "ja") and chance.random() < 0.5 else " ").join(text)
