"""What every answer of the page says to the browser about itself."""

from __future__ import annotations

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""Nothing is asked of another machine, and nothing runs but the page's own files."""

SAFE = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

FRESH = {**SAFE, "Cache-Control": "no-store"}
"""Of what is different in every game."""

KEPT = {**SAFE, "Cache-Control": "private, max-age=3600"}
"""Of what is big and stays the same."""
