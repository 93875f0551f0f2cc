// Written by `npm run generate` from what lies in folders; a test compares.
/** Called by pages in front of the applications, which load no other path: signing in, and paying. */
export const frontRoutes = {
  'events.visitor': 'POST /merchant/api/v1/events/visitor',
  'accounts.read': 'GET /merchant/api/v1/account',
  'settings.remoteConfig': 'GET /merchant/api/v1/remote-config',
  'signIn.botCheck': 'GET /merchant/api/v1/bot-check',
  'signIn.authenticate': 'POST /merchant/api/v2/auth/authenticate',
  'signIn.verify': 'POST /merchant/api/v2/auth/verify',
  'signIn.challenge': 'POST /merchant/api/v2/auth/challenge',
  'signIn.challengeSetup': 'POST /merchant/api/v2/auth/challenge/setup',
  'signIn.challengeVerify': 'POST /merchant/api/v2/auth/challenge/verify',
  'checkout.session': 'GET /pay/api/v1/sessions/{token}',
  'checkout.sendCode': 'POST /pay/api/v1/sessions/{token}/code',
  'checkout.confirm': 'POST /pay/api/v1/sessions/{token}/confirm',
  'checkout.cancel': 'POST /pay/api/v1/sessions/{token}/cancel',
} as const
