import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leastScore, matchOf, soundsOf, type Listed, type Screened } from './match.ts'
import { nameWords } from './name-words.ts'

const person = (name: string, more: Partial<Screened> = {}): Screened => ({
  ...{ kind: 'person', name, birthYear: null, nationality: null },
  ...more,
})
const listed = (names: readonly string[], more: Partial<Listed> = {}): Listed => ({
  ...{ kind: 'person', names, birthYears: [], nationalities: [] },
  ...more,
})
const scoreOf = (name: string, other: string) => matchOf(person(name), listed([other]))?.score ?? 0

/** The same person, written as clerks of two scripts write it. */
const same = [
  ['Mohammed Al-Fulani', 'Muhammad al Fulani'],
  ['Mohamed El Fulani', 'محمد الفلاني'],
  ['محمّد الفُلاني', 'محمد الفلانى'],
  ['Muhamad Fulani', 'Mohammad Al Fulani'],
  ['Ahmad Hassan Saleh', 'Saleh, Ahmed Hasan'],
  ['أحمد حسن صالح', 'احمد حسن صالح'],
  ['Abdul Rahman Yousef', 'Abd al-Rahman Yusuf'],
  ['Abdulrahman Youssef', 'عبد الرحمن يوسف'],
  ['عبدالرحمن يوسف', 'عبد الرحمن يوسف'],
  ['Fatimah Al Zahrani', 'فاطمة الزهراني'],
  ['فاطمه الزهرانى', 'فاطمة الزهراني'],
  ['Hussein Qasim', 'Husain Kassem'],
  ['Khalid bin Walid Omar', 'خالد وليد عمر'],
  ['Khaled Waleed Umar', 'Khalid Walid Omar'],
  ['Osama Saeed Mansour', 'أسامة سعيد منصور'],
  ['Usamah Said Mansur', 'Osama Saeed Mansoor'],
  ['Sharif Chaker Nasser', 'Cherif Shakir Nasir'],
  ['Peter Vasiliev', 'بيتر فاسيلييف'],
  ['Mohammed Ali', 'Muhammad Ali Hassan Fulani'],
] as const

/** Two people, however much their names share. */
const different = [
  ['Mohammed Ali', 'Mohammed Hassan'],
  ['Ahmed Mohammed Saleh', 'Mohammed Ahmed Hussein'],
  ['Mohammed', 'Mohammed Hassan Fulani'],
  ['Fatima Zahra', 'Farida Zahran'],
  ['Khalid Omar', 'Khalil Amir'],
  ['عبد الله سالم', 'عبد الرحمن سالم'],
  ['Abdullah Salem', 'Abdulrahman Salem'],
  ['Noor Hadid', 'Nasser Haddad'],
  ['John Smith', 'محمد الفلاني'],
  ['Sara Al Mansoori', 'Sami Al Mansoori'],
] as const

describe('names in two scripts', () => {
  test.each(same)('%s can be %s', (one, other) => {
    expect(scoreOf(one, other)).toBeGreaterThanOrEqual(leastScore)
    expect(scoreOf(other, one)).toBe(scoreOf(one, other))
  })

  test.each(different)('%s is not %s', (one, other) => {
    expect(scoreOf(one, other)).toBe(0)
  })

  test('of several names of a row the nearest counts, and is named', () => {
    const row = listed(['Abu Fulan', 'محمد الفلاني'])
    expect(matchOf(person('Mohammed Al Fulani'), row)).toMatchObject({ name: 'محمد الفلاني' })
  })

  test('a company is not compared with a person, and its legal form says nothing', () => {
    const row = listed(['Fulan Trading Establishment'], { kind: 'company' })
    expect(matchOf(person('Fulan Trading'), row)).toBeNull()
    const company = { ...person('Fulan L.L.C. Perfumes'), kind: 'company' } as const
    expect(matchOf(company, listed(['Fulan Perfumes Co.'], { kind: 'company' }))?.score).toBe(100)
    expect(matchOf(company, listed(['Noor Perfumes LLC'], { kind: 'company' }))).toBeNull()
  })
})

describe('birth year and nationality narrow', () => {
  const name = 'Mohammed Ali Fulani'
  const row = listed(['Muhammad Ali Al-Fulani'], { birthYears: [1975], nationalities: ['SYR'] })
  const scoreWith = (more: Partial<Screened>) => matchOf(person(name, more), row)?.score ?? 0

  test('where both are known and fit, the two are nearer', () => {
    const fits = scoreWith({ birthYear: 1976, nationality: 'SYR' })
    expect(fits).toBeGreaterThanOrEqual(scoreWith({}))
    expect(scoreWith({ birthYear: 1975 })).toBeGreaterThanOrEqual(scoreWith({}))
  })

  test('another year keeps them apart, another country makes them less alike', () => {
    expect(scoreWith({ birthYear: 1999 })).toBe(0)
    expect(scoreWith({ nationality: 'ARE' })).toBeLessThan(scoreWith({}))
  })
})

const letters = fc.constantFrom(...'abdfhjklmnrstyz')
const word = fc.array(letters, { minLength: 3, maxLength: 9 }).map((all) => all.join('') + 'n')
const name = fc.array(word, { minLength: 2, maxLength: 5 })

describe('whatever the names are', () => {
  test('a name matches itself in any order, case and with marks', () => {
    fc.assert(
      fc.property(name, (words) => {
        const turned = words.toReversed().join(' ').toUpperCase().replaceAll('N', 'N\u0301')
        if (nameWords(words.join(' ')).length < 2) return
        expect(scoreOf(words.join(' '), turned)).toBe(100)
      }),
    )
  })

  test('the score is the same from either side, and never beyond its bounds', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        const score = scoreOf(one.join(' '), other.join(' '))
        expect(score).toBe(scoreOf(other.join(' '), one.join(' ')))
        expect(score === 0 || (score >= leastScore && score <= 100)).toBe(true)
      }),
    )
  })

  test('two that match have a sound in common, by which a row is found', () => {
    fc.assert(
      fc.property(fc.constantFrom(...same), ([one, other]) => {
        const sounds = new Set(soundsOf([one], 'person'))
        expect(soundsOf([other], 'person').some((sound) => sounds.has(sound))).toBe(true)
      }),
    )
  })

  test('no text is too odd to be read', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void nameWords(text)))
  })
})
