from __future__ import annotations

import socket

import pytest

from voice_host.table.address import TableAddress, found_in_the_house, fresh_token, literal, url
from voice_host.table.interfaces import addresses_of_interfaces


@pytest.mark.parametrize(
    ("typed", "host", "port"),
    [
        (None, "127.0.0.1", 0),
        ("0.0.0.0", "0.0.0.0", 0),
        ("192.168.1.5", "192.168.1.5", 0),
        ("192.168.1.5:8421", "192.168.1.5", 8421),
        (":8421", "127.0.0.1", 8421),
        ("[::1]:8421", "::1", 8421),
        ("[::1]", "::1", 0),
        ("::1", "::1", 0),
        ("::", "::", 0),
        ("localhost", "localhost", 0),
        ("localhost:65535", "localhost", 65535),
        ("the-laptop.local", "the-laptop.local", 0),
        ("PC_7:1", "PC_7", 1),
    ],
)
def test_an_address_as_it_is_typed(typed: str | None, host: str, port: int) -> None:
    assert TableAddress.parse(typed) == TableAddress(host, port)


@pytest.mark.parametrize(
    "typed",
    [
        "",
        " ",
        "192.168.1.5 ",
        "192.168.1.5 8421",
        "my laptop",
        "8421",
        "http://192.168.1.5:8421",
        "http://192.168.1.5:8421/secret/",
        "192.168.1.5/24",
        "192.168.1.500",
        "192.168.1",
        "1.2.3.4.5",
        "192.168.1.5:",
        ":",
        ":0",
        ":65536",
        ":-1",
        ":80x",
        ":٨٤٢١",
        ":8421:8422:x",
        "[::1",
        "[192.168.1.5]:8421",
        "[::1]8421",
        "::g",
        "fe80::1%eth0",
        "*",
        "-laptop",
        "laptop..local",
        "user@laptop",
    ],
)
def test_what_is_no_address_is_told_in_a_sentence(typed: str) -> None:
    with pytest.raises(ValueError, match=r'^(The address|").*\.$') as told:
        TableAddress.parse(typed)
    assert "\n" not in str(told.value)
    assert f'"{typed}"' in str(told.value) or not typed


@pytest.mark.parametrize("typed", [None, ":8421", "127.0.0.1", "127.1.2.3", "::1", "localhost", "LOCALHOST:1"])
def test_nobody_else_reaches_loopback(typed: str | None) -> None:
    assert TableAddress.parse(typed).is_loopback


@pytest.mark.parametrize("typed", ["0.0.0.0", "::", "192.168.1.5", "the-laptop"])
def test_others_reach_the_rest(typed: str) -> None:
    assert not TableAddress.parse(typed).is_loopback


@pytest.mark.parametrize("typed", ["0.0.0.0", "::"])
def test_everywhere_is_printed_as_the_address_in_the_house(typed: str) -> None:
    assert TableAddress.parse(typed).printable_host() == found_in_the_house()


def test_the_address_in_the_house_is_of_this_computer() -> None:
    found = found_in_the_house()
    if literal(found) is None:
        assert found == socket.gethostname()
    else:
        with socket.socket() as own:
            own.bind((found, 0))


def test_where_no_way_leads_out_of_the_house_its_own_network_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("voice_host.table.address._FAR_AWAY", ())
    monkeypatch.setattr("voice_host.table.address.addresses_of_interfaces", lambda: iter(["10.9.0.1", "10.8.0.1"]))
    assert found_in_the_house() == "10.9.0.1"


def test_the_addresses_of_interfaces_are_this_computers_own() -> None:
    for found in addresses_of_interfaces():
        with socket.socket() as own:
            own.bind((found, 0))
            assert own.getsockname()[0] == found
    assert "127.0.0.1" not in addresses_of_interfaces()


def test_without_a_network_the_name_is_printed_and_else_this_computer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("voice_host.table.address._FAR_AWAY", ())
    monkeypatch.setattr("voice_host.table.address.addresses_of_interfaces", lambda: iter(()))
    monkeypatch.setattr("socket.gethostname", lambda: "the-laptop")
    assert found_in_the_house() == "the-laptop"
    monkeypatch.setattr("socket.gethostname", lambda: "localhost.localdomain")
    assert found_in_the_house() == "127.0.0.1"


def test_urls() -> None:
    assert url("192.168.1.5", 8421, "SECRET") == "http://192.168.1.5:8421/SECRET/"
    assert url("::1", 8421, "SECRET") == "http://[::1]:8421/SECRET/"


def test_every_secret_is_another() -> None:
    assert len({fresh_token() for _ in range(50)}) == 50
    assert len(fresh_token()) == 22
