"""With `--long` the minute of training too."""

import pytest


def pytest_addoption(parser):
    parser.addoption("--long", action="store_true", help="train for a minute")


def pytest_configure(config):
    config.addinivalue_line("markers", "long: takes a minute or more")


def pytest_collection_modifyitems(config, items):
    for item in items:
        if item.get_closest_marker("long") and not config.getoption("--long"):
            item.add_marker(pytest.mark.skip(reason="only with --long"))
