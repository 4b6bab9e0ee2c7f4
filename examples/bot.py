#!/usr/bin/env python3
"""A bot for Signoria in plain Python 3, with nothing to install.

    SIGNORIA_URL=http://localhost:3000 python3 examples/bot.py            sits down at open tables
    SIGNORIA_URL=http://localhost:3000 python3 examples/bot.py ABC234     sits down at that table

SIGNORIA_KEY is an API key (POST /api/me/keys); without one the bot comes as a guest and makes its own.
It plays any game, at random: the server says what is legal. Write your own `choose` and you have a player.
"""

import json
import os
import random
import sys
import urllib.error
import urllib.request

URL = os.environ.get("SIGNORIA_URL", "http://localhost:3000")


def request(method, path, body=None, headers=None):
    data = None if body is None else json.dumps(body).encode()
    kind = {} if body is None else {"content-type": "application/json"}
    return urllib.request.Request(URL + path, data=data, method=method, headers={**(headers or {}), **kind})


def call(method, path, body=None, headers=None):
    """The answer as JSON and the cookie it set; a refusal is {"error": {...}}."""
    try:
        with urllib.request.urlopen(request(method, path, body, headers)) as answer:
            cookie = (answer.headers.get("set-cookie") or "").split(";")[0]
            text = answer.read()
            return json.loads(text) if text else {}, cookie
    except urllib.error.HTTPError as error:
        return json.loads(error.read()), ""


def choose(view, legal):
    """`view` is what your seat may know, `legal` everything it may do."""
    return random.choice(legal)


def new_key():
    _, cookie = call("POST", "/api/guest", {"name": "Example bot"})
    made, _ = call("POST", "/api/me/keys", {"name": "bot.py"}, {"cookie": cookie})
    return made["key"]


def main():
    auth = {"authorization": "Bearer " + (os.environ.get("SIGNORIA_KEY") or new_key())}
    codes = sys.argv[1:] or [table["code"] for table in call("GET", "/api/tables", headers=auth)[0]["tables"]]
    for code in codes:
        table, _ = call("POST", f"/api/tables/{code}/join", {}, auth)
        print(table.get("error") or f"sat down at {code}", flush=True)
    with urllib.request.urlopen(request("GET", "/api/stream", headers=auth)) as stream:
        for line in stream:
            if not line.strip():
                continue
            message = json.loads(line)
            if message["type"] != "match":
                continue
            state = message["state"]
            if state["legal"]:
                move = {"version": state["version"], "action": choose(state["view"], state["legal"])}
                done, _ = call("POST", f"/api/matches/{state['match']}/act", move, auth)
                if done.get("error", {}).get("code") not in (None, "stale-version"):
                    print(done["error"], flush=True)
            if state["status"] == "over":
                print(f"{state['game']} is over: place {state['places'][state['you']]}", flush=True)


if __name__ == "__main__":
    main()
