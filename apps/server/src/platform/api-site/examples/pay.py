# A whole test payment: open a session, wait for its shopper, capture, give some of it back.
import json
import os
import sys
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

order = f"order-{time.time_ns()}"


def call(method, path, body=None):
    headers = {"Authorization": f"Bearer {os.environ['SECRET_KEY']}", "Content-Type": "application/json"}
    if body is not None:
        headers["Idempotency-Key"] = f"{order}-{path.split('/')[-1]}"
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(f"{{origin}}/api/v2/{path}", data, headers, method=method)) as answer:
            return json.load(answer)
    except HTTPError as error:
        sys.exit(f"{error.code} {error.read().decode()}")


session = call("POST", "checkout", {
    "payment": {
        "amount": "120.00",
        "currency": os.environ.get("CURRENCY", "AED"),
        "buyer": {"name": "Sara Ali", "email": "otp.success@example.com", "phone": "+971500000001"},
        "shipping_address": {"city": "Dubai", "address": "Al Wasl Road 12", "zip": "00000"},
        "order": {"reference_id": order, "items": [{"title": "Lamp", "quantity": 1, "unit_price": "120.00"}]},
        "buyer_history": {"registered_since": "2024-01-01T00:00:00Z", "loyalty_level": 0},
        "order_history": [],
    },
    "lang": "en",
    "merchant_code": os.environ.get("STORE_CODE", "online-store"),
    "merchant_urls": {
        "success": "https://shop.example/thanks",
        "cancel": "https://shop.example/basket",
        "failure": "https://shop.example/basket",
    },
})
if session["status"] != "created":
    sys.exit("Declined: offer another way to pay.")
print("Open", session["configuration"]["available_products"]["installments"][0]["web_url"])
print("and confirm with 8888.", flush=True)

payment = session["payment"]
while payment["status"] == "CREATED":
    time.sleep(1)
    payment = call("GET", f"payments/{payment['id']}")
if payment["status"] != "AUTHORIZED":
    sys.exit(f"Not paid: {payment['status']}")

payment = call("POST", f"payments/{payment['id']}/captures", {"amount": "120.00", "reference_id": f"{order}-1"})
capture = payment["captures"][0]
payment = call("POST", f"payments/{payment['id']}/refunds", {
    "capture_id": capture["id"],
    "amount": "20.00",
    "reference_id": f"{order}-2",
})
print(payment["status"], "captured", payment["captures"][0]["amount"], "refunded", payment["refunds"][0]["amount"])
