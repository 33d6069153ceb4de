"""Standin for pytest. Copy this file beside your tests, and give them the fixture `standin`.

The simulator is that of STANDIN_URL (`standin exec -- python3 -m pytest` sets it), or one in memory that the command
in STANDIN starts (`standin`; in a clone `node PATH/bin/standin.js`). Each test has a data space of its own.
At its end the verdict must be `pass`, or the one that the test has put into `standin.expected`.
"""

import base64
import json
import os
import random
import shlex
import shutil
import subprocess
import threading
from urllib import error, request

import pytest


class Standin:
    """A data space: nobody else sees its cards and messages."""

    def __init__(self, url):
        self.url = url
        # Some interfaces have numbers for the ids of clients, and the user name is such an id.
        self.user = str(random.randrange(10**9))
        self.password = "secret"
        self.expected = "pass"

    def call(self, method, path, body=None):
        """Sends JSON; the status and the body of the answer."""
        pair = base64.b64encode(f"{self.user}:{self.password}".encode()).decode()
        asked = request.Request(
            self.url + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"authorization": f"Basic {pair}", "content-type": "application/json"},
        )
        try:
            with request.urlopen(asked) as answer:
                return answer.status, json.loads(answer.read() or "null")
        except error.HTTPError as refusal:
            return refusal.code, json.loads(refusal.read() or "null")

    def fault(self, **fault):
        """Makes a message fail: fault(operation="redeem", after="status 504", times=1)."""
        status, answer = self.call("POST", "/standin/faults", fault)
        assert status in (200, 201), answer

    def must_behave(self):
        """Fails with the broken rules, unless the verdict is the expected one."""
        _, verdict = self.call("GET", "/standin/verdict?passing=false")
        broken = [
            f"{rule['id']} {check['text']}" for rule in verdict["rules"] for check in rule["checks"]
        ]
        assert verdict["result"] == self.expected, "\n".join(broken)


@pytest.fixture(scope="session")
def standin_url():
    """The address of a simulator, as long as the tests run."""
    if "STANDIN_URL" in os.environ:
        yield os.environ["STANDIN_URL"]
        return
    command = shlex.split(os.environ.get("STANDIN", "standin"))
    if shutil.which(command[0]) is None:
        pytest.exit(
            f"There is no command {command[0]}: install Standin (npm install --global ./standin-*.tgz), "
            "or set STANDIN to the command that starts it, or STANDIN_URL to a running simulator.",
            returncode=2,
        )
    process = subprocess.Popen(
        [*command, "start", "--port", "0", "--db", ":memory:"], stdout=subprocess.PIPE, text=True
    )
    try:
        url = json.loads(process.stdout.readline())["url"]
        # What is not read would hold the simulator up.
        threading.Thread(target=process.stdout.read, daemon=True).start()
        yield url
    finally:
        process.terminate()
        process.wait()


@pytest.fixture
def standin(standin_url):
    """A data space for a test, judged at its end."""
    space = Standin(standin_url)
    yield space
    space.must_behave()
