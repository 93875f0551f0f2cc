<?php
// A whole test payment: open a session, wait for its shopper, capture, give some of it back.
$order = 'order-' . hrtime(true);

function call(string $method, string $path, ?array $body = null): array
{
    global $order;
    $headers = ['Authorization: Bearer ' . getenv('SECRET_KEY'), 'Content-Type: application/json'];
    if ($body !== null) {
        $headers[] = "Idempotency-Key: $order-" . basename($path);
    }
    $answer = file_get_contents("{{origin}}/api/v2/$path", false, stream_context_create(['http' => [
        'method' => $method,
        'header' => $headers,
        'content' => $body === null ? '' : json_encode($body),
        'ignore_errors' => true,
    ]]));
    $status = (int) explode(' ', $http_response_header[0])[1];
    if ($status >= 400) {
        exit("$status $answer\n");
    }
    return json_decode($answer, true);
}

$session = call('POST', 'checkout', [
    'payment' => [
        'amount' => '120.00',
        'currency' => getenv('CURRENCY') ?: 'AED',
        'buyer' => ['name' => 'Sara Ali', 'email' => 'otp.success@example.com', 'phone' => '+971500000001'],
        'shipping_address' => ['city' => 'Dubai', 'address' => 'Al Wasl Road 12', 'zip' => '00000'],
        'order' => [
            'reference_id' => $order,
            'items' => [['title' => 'Lamp', 'quantity' => 1, 'unit_price' => '120.00']],
        ],
        'buyer_history' => ['registered_since' => '2024-01-01T00:00:00Z', 'loyalty_level' => 0],
        'order_history' => [],
    ],
    'lang' => 'en',
    'merchant_code' => getenv('STORE_CODE') ?: 'online-store',
    'merchant_urls' => [
        'success' => 'https://shop.example/thanks',
        'cancel' => 'https://shop.example/basket',
        'failure' => 'https://shop.example/basket',
    ],
]);
if ($session['status'] !== 'created') {
    exit("Declined: offer another way to pay.\n");
}
echo 'Open ', $session['configuration']['available_products']['installments'][0]['web_url'], "\n";
echo "and confirm with 8888.\n";

$payment = $session['payment'];
while ($payment['status'] === 'CREATED') {
    sleep(1);
    $payment = call('GET', "payments/{$payment['id']}");
}
if ($payment['status'] !== 'AUTHORIZED') {
    exit("Not paid: {$payment['status']}\n");
}

$payment = call('POST', "payments/{$payment['id']}/captures", ['amount' => '120.00', 'reference_id' => "$order-1"]);
$payment = call('POST', "payments/{$payment['id']}/refunds", [
    'capture_id' => $payment['captures'][0]['id'],
    'amount' => '20.00',
    'reference_id' => "$order-2",
]);
echo "{$payment['status']} captured {$payment['captures'][0]['amount']} refunded {$payment['refunds'][0]['amount']}\n";
