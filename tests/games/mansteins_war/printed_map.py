"""Our reconstruction of the map, typed a second time, to compare the data with."""

GRID = """
     04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22
28:  ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ Gc
29:  ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ Gc Gc Gc Gc Gc
30:  ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ Nc Nc Nc Gc Gc Gc Gc
31:  ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ Nc Nc Nc Nc Gc Gc Gc Gc Gc
32:  ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ Nc == Nc Nc Gc Gc Gc Gc Gc
33:  ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ Nc Nc Nc Gc Nc Gc Gc Gc Gc Gc
34:  ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ Nc Nc Nc Nc Nc Gc Gc Gc Gf Gc Gc
35:  ~~ ~~ ~~ ~~ ~~ ~~ Bc Bc Bc Bc Bc Nc Nc Gc Gc Gc Gr Gf Gc
36:  ~~ ~~ ~~ ~~ Fc Fc Fc Bc Bc Bc Bc Bc Gc Gc Gc Gc Gf Gf Gc
37:  ~~ ~~ ~~ ~~ Fc Fc Fc Fc Fc Bc Br Bc Br Gr Gr Gc Gc Gf Gc
38:  ~~ ~~ Fc Fc Fc Fc Fc Fc Fc Bc Ff Br Lf Gf Gf Gc Gc Gc Gc
39:  Fc Fc Fc Fc Fc Fc Ff Fc Fc Fc Fc Fc Fc Gc Gc Gc Gf Gc Gc
40:  Fc Fc Fc Fc Fc Fc Fc Fc Fc Fc Ff Fc Fc Fc Fc Gc Gc Gf Gc
41:  Fc Fc Ff Fc Fc Fc Fc Fc Fc Fc Fc Fc Fc Fc Ff Fc Gc Gc Gc
42:  Fc Fc Fc Fc Fc Fc Ff Fc Fc Fc Fc Fc Fc Fc Fr Fc Gc Gf Gc
43:  Fc Fc Fc Fc Fc Ff Fc Ff Fc Fc Ff Fc Fc Fr Fc Fc Gr Gr Gc
44:  Fc Fc Fc Fc Ff Fc Fc Fc Ff Ff Fc Fc Fc Fr Sc Fc Sc Sc Gc
"""
COUNTRIES = {
    "F": "france",
    "G": "germany",
    "B": "belgium",
    "N": "netherlands",
    "L": "luxembourg",
    "S": "switzerland",
}
TERRAINS = {"c": "clear", "f": "forest", "r": "rough"}

RIVERS = {
    "Rhine": "1944/2043 1943/2043 1943/2042 1942/2042 1942/2041 1941/2041 2040/2041 2040/2141 "
    "2040/2140 2039/2140 2039/2139 2038/2139 2038/2138 2037/2038 1938/2037 1937/1938 1837/1937 "
    "1836/1937 1836/1936 1835/1836 1736/1835 1735/1835 1735/1834 1734/1834 1734/1833 1733/1734 "
    "1633/1734 1633/1634 1534/1633 1533/1534 1433/1534 1433/1434 1334/1433 1333/1334",
    "Maas": "1634/1735 1634/1734",
    "Meuse": "1542/1641 1541/1641 1541/1640 1540/1541 1440/1540 1439/1540 1439/1539 1438/1539 "
    "1438/1538 1437/1438 1338/1437 1337/1437 1436/1437 1437/1537 1537/1538 1537/1637 1537/1636 "
    "1536/1636 1536/1635 1535/1635 1634/1635",
    "Moselle": "1642/1742 1641/1742 1641/1741 1640/1741 1640/1740 1639/1740 1639/1739 1638/1739 "
    "1738/1739 1738/1838 1837/1838 1837/1938",
    "Saar": "1839/1840 1740/1839 1739/1839 1739/1838",
    "Seine": "1241/1242 1142/1241 1141/1142 1041/1142 1041/1042 0942/1041 0941/1041 0941/1040 "
    "0940/0941 0840/0940 0839/0840 0740/0839 0739/0740 0639/0739 0638/0639 0539/0639",
    "Marne": "1442/1542 1441/1442 1342/1441 1341/1441 1341/1440 1340/1341 1240/1340 1239/1240 "
    "1140/1240 1140/1141 1040/1141 1040/1041",
    "Oise": "1237/1238 1138/1238 1138/1139 1038/1139 1038/1039 0939/1039 0940/1039 0940/1040",
    "Aisne": "1439/1440 1340/1439 1339/1340 1239/1339 1238/1239 1139/1239 1139/1140 1039/1139",
    "Somme": "1038/1138 1037/1038 0938/1038 0938/0939 0838/0938 0837/0838 0738/0837",
    "Scheldt": "1137/1138 1137/1237 1137/1236 1136/1236 1235/1236 1235/1336 1235/1335 1234/1235 "
    "1135/1234",
    "Albert Canal": "1335/1336 1335/1435 1434/1435 1435/1535 1535/1536",
    "IJssel": "1533/1633 1632/1633 1632/1733 1632/1732 1631/1632",
    "Yonne": "1143/1243 1143/1242 1142/1143 1042/1142",
    "Loire": "1043/1044 0944/1043 0943/0944 0843/0943 0842/0843 0743/0843 0743/0744 0643/0744 "
    "0643/0644 0544/0644",
    "Sambre": "1237/1337 1337/1338",
}


def cells():
    """Every hex as (country, terrain)."""
    header, *rows = GRID.strip().splitlines()
    for row in rows:
        number, *found = row.replace(":", "").split()
        for column, cell in zip(header.split(), found, strict=True):
            yield column + number, meaning(cell)


def meaning(cell):
    if cell in ("~~", "=="):
        return "", "sea" if cell == "~~" else "lake"
    return COUNTRIES[cell[0]], TERRAINS[cell[1]]
