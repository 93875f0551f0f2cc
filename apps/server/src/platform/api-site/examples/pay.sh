#!/bin/sh
# A whole test payment: open a session, wait for its shopper, capture, give some of it back.
set -eu
order="order-$(date +%s)-$$"

call() { # method, path and, if there is one, the body
  if [ $# -eq 2 ]; then set -- "$1" "$2" ''; fi
  curl --silent --show-error --fail-with-body --request "$1" "{{origin}}/api/v2/$2" \
    --header "Authorization: Bearer $SECRET_KEY" --header 'Content-Type: application/json' \
    ${3:+--header "Idempotency-Key: $order-${2##*/}" --data "$3"}
}
# The first text of this name in an answer.
read_out() { grep -o "\"$1\":\"[^\"]*\"" | head -n 1 | cut -d '"' -f 4; }

session=$(call POST checkout '{
  "payment": {
    "amount": "120.00", "currency": "'"${CURRENCY:-AED}"'",
    "buyer": { "name": "Sara Ali", "email": "otp.success@example.com", "phone": "+971500000001" },
    "shipping_address": { "city": "Dubai", "address": "Al Wasl Road 12", "zip": "00000" },
    "order": { "reference_id": "'"$order"'", "items": [
      { "title": "Lamp", "quantity": 1, "unit_price": "120.00" } ] },
    "buyer_history": { "registered_since": "2024-01-01T00:00:00Z", "loyalty_level": 0 },
    "order_history": []
  },
  "lang": "en",
  "merchant_code": "'"${STORE_CODE:-online-store}"'",
  "merchant_urls": {
    "success": "https://shop.example/thanks",
    "cancel": "https://shop.example/basket",
    "failure": "https://shop.example/basket" }
}')
url=$(printf '%s' "$session" | read_out web_url)
if [ -z "$url" ]; then echo 'Declined: offer another way to pay.' >&2; exit 1; fi
echo "Open $url"
echo 'and confirm with 8888.'

id=$(printf '%s' "$session" | sed 's/.*"payment"://' | read_out id)
status=CREATED
while [ "$status" = CREATED ]; do
  sleep 1
  status=$(call GET "payments/$id" | read_out status)
done
if [ "$status" != AUTHORIZED ]; then echo "Not paid: $status" >&2; exit 1; fi

captured=$(call POST "payments/$id/captures" '{ "amount": "120.00", "reference_id": "'"$order"'-1" }')
capture=$(printf '%s' "$captured" | sed 's/.*"captures"://' | read_out id)
refunded=$(call POST "payments/$id/refunds" \
  '{ "capture_id": "'"$capture"'", "amount": "20.00", "reference_id": "'"$order"'-2" }')
echo "$(printf '%s' "$refunded" | read_out status)" \
  captured "$(printf '%s' "$refunded" | sed 's/.*"captures"://' | read_out amount)" \
  refunded "$(printf '%s' "$refunded" | sed 's/.*"refunds"://' | read_out amount)"
