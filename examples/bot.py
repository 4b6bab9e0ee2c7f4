#!/usr/bin/env python3
"""A bot for Signoria in plain Python 3, with nothing to install.

    SIGNORIA_URL=http://localhost:3000 python3 examples/bot.py            joins public tables
    SIGNORIA_URL=http://localhost:3000 python3 examples/bot.py ABC234     joins that table

SIGNORIA_KEY is an API key (POST /api/me/keys); without one the bot signs in as a guest and creates its own.
It plays any game, at random: the server says what is legal. Write your own `choose` and you have a player.
"""

import json
import os
import random
import sys
import urllib.error
import urllib.request

URL = os.environ.get("SIGNORIA_URL", "http://localhost:3000")


def choose(view, legal):
    """`view` is what your seat may know, `legal` everything it may do."""
    return random.choice(legal)


def request(method, path, headers, body=None):
    if body is not None:
        body, headers = json.dumps(body).encode(), {**headers, "content-type": "application/json"}
    return urllib.request.urlopen(urllib.request.Request(URL + path, body, headers, method=method))


def call(method, path, headers, body=None):
    """The answer and the cookie it set; a refusal is {"error": {...}}."""
    try:
        with request(method, path, headers, body) as answer:
            return json.load(answer), (answer.headers.get("set-cookie") or "").split(";")[0]
    except urllib.error.HTTPError as refusal:
        return json.load(refusal), ""


def new_key():
    _, cookie = call("POST", "/api/guest", {}, {"name": "Example bot"})
    return call("POST", "/api/me/keys", {"cookie": cookie}, {"name": "bot.py"})[0]["key"]


auth = {"authorization": "Bearer " + (os.environ.get("SIGNORIA_KEY") or new_key())}
for code in sys.argv[1:] or [table["code"] for table in call("GET", "/api/tables", auth)[0]["tables"]]:
    table, _ = call("POST", f"/api/tables/{code}/join", auth, {})
    print(table.get("error") or f"sat down at {code} ({table['game']})", flush=True)

for line in filter(bytes.strip, request("GET", "/api/stream", auth)):
    state = json.loads(line).get("state")  # a line without one says that a game has begun, waits or is over
    if state and state["legal"]:
        move = {"version": state["version"], "action": choose(state["view"], state["legal"])}
        done, _ = call("POST", f"/api/matches/{state['match']}/act", auth, move)
        if done.get("error", {}).get("code") not in (None, "stale-version"):
            print(done["error"], flush=True)
    if state and state["status"] == "over":
        print(f"{state['game']} is over: place {state['places'][state['you']]}", flush=True)
