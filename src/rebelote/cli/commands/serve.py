"""`rebelote serve`: the pages and the tables behind them, for this machine or for a family."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rebelote.cli.app import app
from rebelote.cli.commands.arguments import Language
from rebelote.cli.words import word

# What the server stands on; the core of Rebelote needs none of it.
_PACKAGES = (
    "fastapi",
    "limits",
    "msgspec",
    "prometheus_client",
    "structlog",
    "uvicorn",
    "websockets",
)

SettingsFile = Annotated[
    Path | None, typer.Option(help="TOML file of settings; flags and environment win over it.")
]
DatabaseFile = Annotated[
    Path | None,
    typer.Option(
        help="File of the games; made where it is missing.",
        show_default="in the data folder",
    ),
]
IdleMinutes = Annotated[
    int | None,
    typer.Option(
        help="Minutes without a reader after which a table leaves the memory.",
        show_default="30",
    ),
]
TrustedProxies = Annotated[
    str | None,
    typer.Option(help="Addresses of proxies that are believed who asks through them, with commas."),
]
RequestsAMinute = Annotated[
    int | None,
    typer.Option(
        help="Tables, reviews and the like, and sockets, for one address.",
        show_default="120",
    ),
]
GuestsAnHour = Annotated[
    int | None,
    typer.Option(
        help="New guests from one address.",
        show_default="60",
    ),
]
SocketsAnAddress = Annotated[
    int | None,
    typer.Option(
        help="Tables open at once in the pages of one address.",
        show_default="100",
    ),
]
SocketsAGuest = Annotated[
    int | None,
    typer.Option(
        help="Tables open at once in the pages of one guest.",
        show_default="20",
    ),
]
TablesAGuest = Annotated[
    int | None,
    typer.Option(
        help="Unfinished matches of one guest.",
        show_default="200",
    ),
]
Tables = Annotated[
    int | None,
    typer.Option(
        help="Tables in memory at once; those looked at are never sent off.",
        show_default="2000",
    ),
]
ThinkSeconds = Annotated[
    int | None,
    typer.Option(
        help="Seconds until a thought is given up; reviews have four times as long.",
        show_default="20",
    ),
]
UnusedDays = Annotated[
    int | None,
    typer.Option(
        help="Days without a visit until a guest without any match is deleted.",
        show_default="30",
    ),
]
GuestDays = Annotated[
    int | None,
    typer.Option(
        help="Days without a visit until a guest is deleted with all matches.",
        show_default="400",
    ),
]
SecureCookie = Annotated[
    bool | None,
    typer.Option(
        "--secure-cookie/--no-secure-cookie",
        help="Send the cookie over HTTPS only: for a server behind a proxy that does it.",
    ),
]


@app.command("serve")
def serve(
    settings: SettingsFile = None,
    host: Annotated[
        str | None,
        typer.Option(
            help="Address to listen at; 0.0.0.0 for all of this machine.", show_default="127.0.0.1"
        ),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(help="Port to listen at; 0 for any that is free.", show_default="8151"),
    ] = None,
    database: DatabaseFile = None,
    bots: Annotated[
        int | None,
        typer.Option(help="Processes in which the computer players think.", show_default="2"),
    ] = None,
    idle_minutes: IdleMinutes = None,
    origins: Annotated[
        str | None,
        typer.Option(
            help="Addresses of pages that may use this server beside its own, with commas."
        ),
    ] = None,
    trusted_proxies: TrustedProxies = None,
    requests_a_minute: RequestsAMinute = None,
    guests_an_hour: GuestsAnHour = None,
    sockets_an_address: SocketsAnAddress = None,
    sockets_a_guest: SocketsAGuest = None,
    tables_a_guest: TablesAGuest = None,
    tables: Tables = None,
    think_seconds: ThinkSeconds = None,
    unused_days: UnusedDays = None,
    guest_days: GuestDays = None,
    secure_cookie: SecureCookie = None,
    log_form: Annotated[
        str | None,
        typer.Option(help="Form of the logs: console or json.", show_default="console"),
    ] = None,
    log_requests: Annotated[
        bool | None,
        typer.Option("--log-requests/--no-log-requests", help="Log every request."),
    ] = None,
    metrics: Annotated[
        bool | None,
        typer.Option("--metrics/--no-metrics", help="Give figures at /metrics."),
    ] = None,
    open_browser: Annotated[
        bool | None,
        typer.Option("--open-browser/--no-open-browser", help="Open the page in the browser."),
    ] = None,
    language: Language = "",
) -> int:
    """Serve the pages: play alone in the browser, learn, review, keep the score."""
    from rebelote.extras import needed

    for package in _PACKAGES:
        needed(package, "server")
    from rebelote.server.running import serve as serve_house
    from rebelote.server.settings import NAMES, settings_from

    given = locals()
    chosen = settings_from({name: given[name] for name in NAMES}, settings)
    serve_house(chosen, lambda address: print(word("serving", language, address=address)))
    return 0
