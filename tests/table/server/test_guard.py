from __future__ import annotations

import pytest

from voice_host.table.address import TableAddress
from voice_host.table.serving.guard import Guard, is_same_origin, names_of

OWN = "192.168.1.5"


def guard(typed: str | None = None, everyone_may_press: bool = False) -> Guard:
    return Guard("SECRET", names_of(TableAddress.parse(typed)), everyone_may_press)


@pytest.mark.parametrize(
    ("client", "server"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("127.0.0.1", OWN),
        ("::1", "::1"),
        ("::ffff:127.0.0.1", "::ffff:127.0.0.1"),
        (OWN, OWN),
        (f"::ffff:{OWN}", OWN),
        ("fe80::1%eth0", "fe80::1"),
    ],
)
def test_who_sits_at_this_computer_may_press(client: str, server: str) -> None:
    assert guard("0.0.0.0").may_press(client, server)


@pytest.mark.parametrize("client", ["192.168.1.6", "10.0.0.1", "fe80::2", "::ffff:192.168.1.6", "", "testclient"])
def test_others_may_not_unless_everyone_may(client: str) -> None:
    assert not guard("0.0.0.0").may_press(client, OWN)
    assert guard("0.0.0.0", everyone_may_press=True).may_press(client, OWN)


@pytest.mark.parametrize(
    "host", [OWN, f"{OWN}:8421", f"[::ffff:{OWN}]:8421", "the-laptop", "the-laptop.home:8421", "The-Laptop.local"]
)
def test_a_page_for_everybody_goes_by_its_address_and_the_names_of_this_computer(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "the-laptop.home")
    assert guard("0.0.0.0").is_called_rightly(host, OWN)


@pytest.mark.parametrize(
    "host", ["evil.example", "192.168.1.6", "localhost", "127.0.0.1", "the-laptop.evil.example", ""]
)
def test_and_by_no_other(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "the-laptop.home")
    assert not guard("0.0.0.0").is_called_rightly(host, OWN)


def test_a_page_at_a_name_goes_by_it() -> None:
    assert guard("The-Laptop.home:8421").is_called_rightly("the-laptop.home:8421", OWN)
    assert guard("The-Laptop.home:8421").is_called_rightly(OWN, OWN)
    assert not guard("The-Laptop.home:8421").is_called_rightly("the-laptop", OWN)


@pytest.mark.parametrize(
    "path", ["", "/", "SECRET/", "/SECRET", "/SECRE/", "/SECRETS/", "/secret/", "//SECRET/", "/é/", "/\ud800/"]
)
def test_a_wrong_secret(path: str) -> None:
    assert guard().path_within(path) is None


def test_the_right_secret() -> None:
    assert guard().path_within("/SECRET/") == ""
    assert guard().path_within("/SECRET/say") == "say"
    assert guard().path_within("/SECRET/a/b") == "a/b"


@pytest.mark.parametrize(
    ("origins", "sites", "host", "same"),
    [
        ([f"http://{OWN}:8421"], [], f"{OWN}:8421", True),
        ([f"http://{OWN}:8421"], ["cross-site"], f"{OWN}:8421", True),
        (["http://the-laptop"], [], "The-Laptop:80", True),
        ([f"http://{OWN}:8422"], [], f"{OWN}:8421", False),
        ([f"http://{OWN}:8421", f"http://{OWN}:8421"], [], f"{OWN}:8421", False),
        (["null"], ["same-origin"], f"{OWN}:8421", False),
        ([], ["same-origin"], f"{OWN}:8421", True),
        ([], [], f"{OWN}:8421", True),
        ([], ["same-origin", "cross-site"], f"{OWN}:8421", False),
    ],
)
def test_the_same_origin(origins: list[str], sites: list[str], host: str, same: bool) -> None:
    assert is_same_origin(origins, sites, host) == same
