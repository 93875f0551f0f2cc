import { directionOf } from '@daftar/words'
import { languageOf } from './settings.ts'

/**
 * The page on which a merchant sees a message before it is on a shop's page. What it shows stands in its
 * address; the scripts are those that shops load.
 */
const asked = new URLSearchParams(location.search)
const language = languageOf(asked.get('lang') ?? 'en')
const colour = asked.get('colour') ?? ''
document.documentElement.lang = language
document.documentElement.dir = directionOf(language)

const place = document.createElement('div')
// As a shop would write it into its page; nothing but six digits gets in.
if (/^#[0-9a-f]{6}$/i.test(colour)) place.style.color = colour
Object.assign(document.body.style, { margin: '16px', fontFamily: 'system-ui, sans-serif' })
document.body.append(place)

type Snippet = (options: object) => void
const name = asked.get('place') === 'cart' ? 'InstalmentCard' : 'InstalmentPromo'
const show = (globalThis as unknown as Record<string, Snippet | undefined>)[name]
show?.({ selector: place, price: asked.get('price'), currency: asked.get('currency'), lang: language })
