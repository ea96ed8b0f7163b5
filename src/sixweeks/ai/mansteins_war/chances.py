"""The weights of what the staff draws at random: special markers, plans, deployments."""

from msgspec import Struct


class Bin(Struct, frozen=True):
    """5.2 The chances of each special marker; those that are gone or barred are left out. The bin
    is a secret, so it is not always the best."""

    none: int = 0
    guderian: int = 0
    hoth: int = 0
    rommel: int = 0
    luftwaffe: int = 0
    fall_rot: int = 0
    de_gaulle: int = 0
    plan_d: int = 0
    plan_e: int = 0
    plan_r: int = 0
    plan_w: int = 0


class Bins(Struct, frozen=True):
    """By GT."""

    first: Bin = Bin()
    second: Bin = Bin()
    third: Bin = Bin()
    fourth: Bin = Bin()
    later: Bin = Bin()
    evacuation: int = 80  # of a hundred, when it is now or never and somebody is near a port
    port_range: int = 4  # hexes from a port


class Deployments(Struct, frozen=True):
    """21 The chances of each ready deployment."""

    german_sickle: int = 0
    german_yellow: int = 0
    allied_plan_d: int = 0
    allied_closed_door: int = 0


class Kept(Struct, frozen=True):
    """21.1.e, 21.2.e The chance that a plan is kept, and of the deployments with it; neither tells
    the other."""

    chance: int = 0
    deployments: Deployments = Deployments()


class Plans(Struct, frozen=True):
    manstein: Kept = Kept()
    okh_mod: Kept = Kept()
    okh: Kept = Kept()
    plan_d: Kept = Kept()
    plan_e: Kept = Kept()
    plan_r: Kept = Kept()


GERMAN_BINS = Bins(
    first=Bin(guderian=60, hoth=25, rommel=10, luftwaffe=5),
    second=Bin(guderian=60, hoth=25, rommel=10, luftwaffe=5),
    third=Bin(guderian=20, hoth=50, rommel=20, luftwaffe=10),
    fourth=Bin(guderian=10, hoth=20, rommel=45, luftwaffe=15, fall_rot=60),
    later=Bin(guderian=15, hoth=15, rommel=20, luftwaffe=45, fall_rot=60),
)
ALLIED_BINS = Bins(
    first=Bin(none=70, plan_d=30, plan_e=30),
    second=Bin(none=10, de_gaulle=40, plan_d=30, plan_e=40, plan_r=10),
    third=Bin(de_gaulle=40, plan_d=40, plan_e=50, plan_r=20, plan_w=60),
    fourth=Bin(de_gaulle=40, plan_d=40, plan_e=50, plan_r=30, plan_w=60),
    later=Bin(de_gaulle=40, plan_d=40, plan_e=50, plan_r=30, plan_w=60),
)
GERMAN_PLANS = Plans(
    manstein=Kept(65, Deployments(german_sickle=95, german_yellow=5)),
    okh_mod=Kept(20, Deployments(german_sickle=55, german_yellow=45)),
    okh=Kept(15, Deployments(german_sickle=55, german_yellow=45)),
)
ALLIED_PLANS = Plans(
    plan_d=Kept(45, Deployments(allied_plan_d=35, allied_closed_door=65)),
    plan_e=Kept(50, Deployments(allied_plan_d=25, allied_closed_door=75)),
    plan_r=Kept(5, Deployments(allied_plan_d=50, allied_closed_door=50)),
)
