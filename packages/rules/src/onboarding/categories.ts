import { sectionTexts } from './category-texts.ts'

/** A section or a category of what businesses sell, named in both languages (DEC-ONB-49). */
export interface Kind {
  id: string
  name: { en: string; ar: string }
}

const others: Kind = { id: 'other', name: { en: 'Other', ar: 'أخرى' } }

const sections: readonly (Kind & { categories: readonly Kind[] })[] = sectionTexts.map(
  ([en, ar, categories]) => ({
    ...kindOf(en, ar),
    categories: [...categories.map(([english, arabic]) => kindOf(english, arabic)).toSorted(byName), others],
  }),
)

/** ONB-64: by name, and what is none of them last. */
export function productSections(): readonly Kind[] {
  return [...sections.map(({ id, name }) => ({ id, name })).toSorted(byName), others]
}

/**
 * The categories of a section; undefined where there is no such section. What is of no section has one kind
 * alone.
 */
export function categoriesOf(sectionId: string): readonly Kind[] | undefined {
  if (sectionId === others.id) return [others]
  return sections.find(({ id }) => id === sectionId)?.categories
}

export function isCategoryOf(sectionId: string, categoryId: string): boolean {
  return categoriesOf(sectionId)?.some(({ id }) => id === categoryId) ?? false
}

/** A category where its section is not said beside it: `fashion/women`. */
export function isCategoryKey(key: string): boolean {
  const [sectionId = '', categoryId = '', ...more] = key.split('/')
  return more.length === 0 && isCategoryOf(sectionId, categoryId)
}

/** Every category under its key, section by section. */
export function categoryKeys(): readonly (Kind & { section: Kind })[] {
  return productSections().flatMap((section) =>
    (categoriesOf(section.id) ?? []).map((kind) => ({
      id: `${section.id}/${kind.id}`,
      name: kind.name,
      section,
    })),
  )
}

function kindOf(en: string, ar: string): Kind {
  return { id: en.toLowerCase().replace(/[^a-z]+/g, '_'), name: { en, ar } }
}

function byName(one: Kind, other: Kind): number {
  return one.name.en < other.name.en ? -1 : 1
}
