"""The wire: uvicorn's WebSockets, with a shorter way out.

A message that is sent through ASGI wakes a task for each connection. Most connections can take it at once:
they offer that as an extension of their scope, and a listener uses it while nothing is queued before.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

WRITE_NOW = "nekoban.write_now"


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket that can be written to at once."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][WRITE_NOW] = {"write": self.write_now}  # type: ignore[index]

    def write_now(self, message: bytes) -> bool:
        """Send a text, if that can be done without waiting."""
        is_open = self.handshake_complete and not self.close_sent and not self.disconnected
        if not is_open or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(message)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
