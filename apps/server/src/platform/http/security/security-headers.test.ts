import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

async function headersOf(secure: boolean, url = '/'): Promise<Record<string, unknown>> {
  const app = Fastify()
  securityHeaders(app, { secure, toolOrigins: ['https://tool.example', 'https://tool.example'] })
  app.get('/', () => 'page')
  app.get('/file', (_request, reply) =>
    reply.header('content-security-policy', 'sandbox').header('cache-control', 'private').send('file'),
  )
  const { headers } = await app.inject(url)
  return headers
}

test('every answer, also that nothing is there, lets a browser do only what the product needs', async () => {
  for (const url of ['/', '/nowhere'])
    expect(await headersOf(false, url)).toEqual({
      'content-security-policy':
        "default-src 'none';script-src 'self' https://tool.example;style-src 'self';" +
        "img-src 'self' data: blob: https://tool.example;font-src 'self';" +
        "connect-src 'self' https://tool.example;worker-src 'self';manifest-src 'self';" +
        "frame-src 'self' blob: https://tool.example;object-src 'none';base-uri 'none';" +
        "form-action 'self';frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
      'x-request-id': expect.any(String),
      'cache-control': 'no-store',
      'content-type': expect.any(String),
      'content-length': expect.any(String),
      date: expect.any(String),
      connection: 'keep-alive',
    })
})

test('where pages are served securely, browsers are told to come back no other way', async () => {
  expect(await headersOf(true)).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
})

test('an answer keeps the policy and the caching it has set itself', async () => {
  expect(await headersOf(false, '/file')).toMatchObject({
    'content-security-policy': 'sandbox',
    'cache-control': 'private',
  })
})
