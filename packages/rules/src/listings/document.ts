import { instagramLink } from '../capital/applications/social-links.ts'
import { mapsLink } from '../capital/applications/location-rules.ts'
import { isCountryCode } from '../geo/countries.ts'
import { found, nameProblem, type FactProblem, type FactProblems } from '../merchants/merchant-facts.ts'
import { longestStoreName } from '../merchants/store-facts.ts'
import { isCategoryKey } from '../onboarding/categories.ts'
import { normaliseWebsite, websiteProblem } from '../registry/website.ts'
import { isHexColour } from './colour.ts'
import type { ListingStep } from './steps.ts'

/** A shop of stone, as shoppers find it. */
export interface ListedPlace {
  name: string
  map_link: string
}

/**
 * How a store is shown to shoppers, as its merchant writes it (DEC-STO-8). Whatever is not written yet is
 * empty.
 */
export interface ListingDocument {
  name_en: string
  name_ar: string
  description_en: string
  description_ar: string
  countries: string[]
  /** Handles of uploaded pictures. */
  logo: string
  cover: string
  colour: string
  category: string
  further: string[]
  website: string
  app_store: string
  google_play: string
  instagram: string
  places: ListedPlace[]
}
export type ListingField = keyof ListingDocument

/** DEC-STO-8: limits of the fields. */
export const listingLimits = {
  nameMin: 2,
  nameMax: longestStoreName,
  descriptionMax: 160,
  furtherMax: 3,
  placesMax: 20,
} as const

export function emptyListing(): ListingDocument {
  return {
    ...{ name_en: '', name_ar: '', description_en: '', description_ar: '', countries: [] },
    ...{ logo: '', cover: '', colour: '', category: '', further: [] },
    ...{ website: '', app_store: '', google_play: '', instagram: '', places: [] },
  }
}

/** Where a field is written. */
export const fieldsOfStep: Readonly<Record<Exclude<ListingStep, 'review'>, readonly ListingField[]>> = {
  'basic-details': ['name_en', 'name_ar', 'description_en', 'description_ar', 'countries'],
  'brand-assets': ['logo', 'cover', 'colour'],
  categories: ['category', 'further'],
  'store-links': ['website', 'app_store', 'google_play', 'instagram', 'places'],
}

/** The step a field is put right in. */
export function stepOfField(path: string): Exclude<ListingStep, 'review'> {
  const field = path.split('.')[0] as ListingField
  const steps = Object.keys(fieldsOfStep) as (keyof typeof fieldsOfStep)[]
  return steps.find((step) => fieldsOfStep[step].includes(field)) ?? 'basic-details'
}

/**
 * What is wrong with a listing, by the path of the field. A draft may lack things; what is handed in has a
 * name in both languages, says where it sells and what, and has a logo and a colour.
 */
export function listingProblems(given: ListingDocument, isWhole: boolean): FactProblems {
  const problems = found({
    name_en: titleProblem(given.name_en),
    name_ar: titleProblem(given.name_ar),
    ...descriptionProblems(given),
    countries: countriesProblem(given.countries),
    logo: given.logo === '' ? 'required' : null,
    colour: colourProblem(given.colour),
    category: categoryProblem(given.category),
    further: furtherProblem(given),
    website: linkProblem(given.website, siteLink),
    app_store: linkProblem(given.app_store, (text) => storeLink(text, 'apps.apple.com')),
    google_play: linkProblem(given.google_play, (text) => storeLink(text, 'play.google.com')),
    instagram: linkProblem(given.instagram, instagramLink),
    ...placesProblems(given.places),
  })
  if (isWhole) return problems
  const missing = new Set<FactProblem>(['required', 'too_short'])
  return found(
    Object.fromEntries(
      Object.entries(problems).map(([at, problem]) => [at, missing.has(problem) ? null : problem]),
    ),
  )
}

/**
 * The listing as it is kept: ends without blanks, links whole, empty places and repeated choices left out.
 */
export function cleanListing(given: ListingDocument): ListingDocument {
  const link = (text: string, read: (text: string) => string | null) => read(text) ?? text.trim()
  return {
    name_en: given.name_en.trim(),
    name_ar: given.name_ar.trim(),
    description_en: given.description_en.trim(),
    description_ar: given.description_ar.trim(),
    countries: [...new Set(given.countries)],
    logo: given.logo,
    cover: given.cover,
    colour: given.colour.trim().toLowerCase(),
    category: given.category,
    further: [...new Set(given.further)],
    website: link(given.website, siteLink),
    app_store: link(given.app_store, (text) => storeLink(text, 'apps.apple.com')),
    google_play: link(given.google_play, (text) => storeLink(text, 'play.google.com')),
    instagram: given.instagram.trim() === '' ? '' : link(given.instagram, instagramLink),
    places: given.places
      .map(({ name, map_link }) => ({ name: name.trim(), map_link: link(map_link, mapsLink) }))
      .filter(({ name, map_link }) => name !== '' || map_link !== ''),
  }
}

function titleProblem(text: string): FactProblem | null {
  const problem = nameProblem(text, listingLimits.nameMax)
  return problem ?? (text.trim().length < listingLimits.nameMin ? 'too_short' : null)
}

/** Both languages or none: half of the shoppers would read nothing. */
function descriptionProblems({ description_en, description_ar }: ListingDocument) {
  const problemOf = (text: string, other: string): FactProblem | null =>
    text.trim() === '' && other.trim() === '' ? null : nameProblem(text, listingLimits.descriptionMax)
  return {
    description_en: problemOf(description_en, description_ar),
    description_ar: problemOf(description_ar, description_en),
  }
}

function countriesProblem(countries: readonly string[]): FactProblem | null {
  if (countries.length === 0) return 'required'
  return countries.every(isCountryCode) ? null : 'choose_option'
}

function colourProblem(text: string): FactProblem | null {
  if (text.trim() === '') return 'required'
  return isHexColour(text.trim()) ? null : 'invalid'
}

function categoryProblem(category: string): FactProblem | null {
  if (category === '') return 'required'
  return isCategoryKey(category) ? null : 'choose_option'
}

function furtherProblem({ category, further }: ListingDocument): FactProblem | null {
  if (further.length > listingLimits.furtherMax) return 'too_long'
  const isOther = (key: string) => key !== category && isCategoryKey(key)
  return further.every(isOther) && new Set(further).size === further.length ? null : 'choose_option'
}

function linkProblem(text: string, read: (text: string) => string | null): FactProblem | null {
  return text.trim() === '' || read(text) !== null ? null : 'url_invalid'
}

function siteLink(text: string): string | null {
  return websiteProblem(text) === null ? normaliseWebsite(text) : null
}

function storeLink(text: string, host: string): string | null {
  const link = siteLink(text)
  return link !== null && hostOfLink.exec(link)?.[1]?.toLowerCase() === host ? link : null
}

const hostOfLink = /^https:\/\/([^/?#:]+)\/[^\s]/i

function placesProblems(places: readonly ListedPlace[]): Record<string, FactProblem | null> {
  const tooMany = { places: places.length > listingLimits.placesMax ? ('too_long' as const) : null }
  return Object.assign(
    tooMany,
    ...places.map(({ name, map_link }, index) => {
      if (name.trim() === '' && map_link.trim() === '') return {}
      return {
        [`places.${index}.name`]: nameProblem(name, listingLimits.nameMax),
        [`places.${index}.map_link`]:
          map_link.trim() === '' ? 'required' : mapsLink(map_link) === null ? 'url_invalid' : null,
      }
    }),
  )
}
