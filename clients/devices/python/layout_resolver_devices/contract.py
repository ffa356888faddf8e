"""Types of the contract. Checkers read them from contract.pyi; at run time each is a dictionary or another plain value."""


def __getattr__(name: str) -> object:
    if name.startswith("_"):
        raise AttributeError(name)
    return dict
