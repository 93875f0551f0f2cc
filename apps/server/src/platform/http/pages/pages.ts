import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asksForPage, mayBePage } from './page-request.ts'
import { languageOf } from '../endpoints/request-facts.ts'
import { allowScripts, policyWith, scriptSums } from '../security/security-headers.ts'
import { serveSnippets } from './snippets.ts'

export interface PagesOptions {
  /**
   * Built merchant application: index.html, the painted pages (auth and pay, each .en and .ar) and assets.
   */
  merchantRoot: string
  /** Built operator console. */
  deskRoot: string
  /** Settled when the shopper's page and the shops' snippets are built; whoever opens them before waits. */
  payBuilt: Promise<void>
  /** Settled when the console is built; whoever opens it before waits. */
  deskBuilt: Promise<void>
  /** What the pages need to know of the configuration; public, never a secret. */
  publicConfig: object
  /** Names of the product in both languages, for the title. */
  names: Record<'en' | 'ar', string>
  /** Whether a browser brings a merchant's session along; whether it still stands, only its page asks. */
  bringsSession(request: FastifyRequest): boolean
}

/**
 * Serves the built web applications. Language, direction and theme are written into the page
 * before it leaves, so nothing flashes. The script that a build writes into a page is let in by its sum.
 */
export async function servePages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  await serveAssets(app, join(options.merchantRoot, 'assets'), '/assets/', true)
  await serveAssets(app, join(options.deskRoot, 'assets'), '/desk/assets/', false)

  const signIn = pageMaker(options, (language) => join(options.merchantRoot, `auth.${language}.html`))
  const merchant = pageMaker(options, () => join(options.merchantRoot, 'index.html'))
  const pay = onceBuilt(
    options.payBuilt,
    pageMaker(options, (language) => join(options.merchantRoot, `pay.${language}.html`)),
  )
  const desk = onceBuilt(
    options.deskBuilt,
    pageMaker(options, () => join(options.deskRoot, 'index.html')),
  )

  app.get('/auth', signIn)
  // A shopper's page asks nobody but us, whatever tools the back-office has; its address is a secret.
  for (const path of ['/pay/:token', '/claim'])
    app.get(path, (request, reply) => {
      ownPolicy(request.raw, reply.raw, () => undefined)
      return pay(request, reply)
    })
  serveSnippets(app, { root: join(options.merchantRoot, 'snippets'), ...options })
  app.get('/desk', desk)
  app.get('/desk/*', (request, reply) =>
    mayBePage(request.url.split('?', 1)[0]!) ? desk(request, reply) : reply.callNotFound(),
  )
  app.setNotFoundHandler((request, reply) =>
    asksForPage(request) ? merchant(request, reply) : reply.code(404).send(notFoundBody(request.id)),
  )
}

const ownPolicy = policyWith([])

async function serveAssets(
  app: FastifyInstance,
  root: string,
  prefix: string,
  decorateReply: boolean,
): Promise<void> {
  await app.register(staticFiles, {
    root,
    prefix,
    decorateReply,
    // The folder may still be in the making, or there are no pages at all.
    suppressWarning: true,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
}

type Page = (request: FastifyRequest, reply: FastifyReply) => unknown

function onceBuilt(built: Promise<void>, page: Page): Page {
  return async (request, reply) => {
    await built
    return page(request, reply)
  }
}

function pageMaker(options: PagesOptions, fileOf: (language: 'en' | 'ar') => string) {
  const templates = new Map<string, { text: string; scripts: readonly string[] }>()
  return (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOf(request)
    const file = fileOf(language)
    const template = templates.get(file) ?? (existsSync(file) ? templateIn(file) : null)
    if (template === null) return reply.code(404).send(notFoundBody(request.id))
    if (process.env['NODE_ENV'] === 'production') templates.set(file, template)
    const theme =
      request.cookies['daftar_theme'] === 'dark'
        ? 'dark'
        : request.cookies['daftar_theme'] === 'light'
          ? 'light'
          : 'system'
    allowScripts(reply, template.scripts)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, accept-language, accept')
      .send(
        fill(template.text, {
          language,
          theme,
          session: options.bringsSession(request) ? 'kept' : 'none',
          title: options.names[language],
          config: options.publicConfig,
        }),
      )
  }
}

function templateIn(file: string) {
  const text = readFileSync(file, 'utf8')
  return { text, scripts: scriptSums(text) }
}

function fill(
  template: string,
  page: { language: 'en' | 'ar'; theme: string; session: string; title: string; config: object },
): string {
  const values: Record<string, string> = {
    lang: page.language,
    dir: page.language === 'ar' ? 'rtl' : 'ltr',
    theme: page.theme,
    session: page.session,
    title: escapeHtml(page.title),
    config: JSON.stringify(page.config).replaceAll('<', '\\u003c'),
  }
  return template.replace(/%(lang|dir|theme|session|title|config)%/g, (_, name: string) => values[name] ?? '')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function notFoundBody(requestId: string) {
  return {
    status: 'error',
    errorType: 'not_found',
    error: 'not found',
    details: { reason: 'not_found', request_id: requestId },
  }
}
