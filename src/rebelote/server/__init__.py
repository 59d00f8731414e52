"""Tables over the network: the socket's protocol, the HTTP interface and what runs the tables."""
