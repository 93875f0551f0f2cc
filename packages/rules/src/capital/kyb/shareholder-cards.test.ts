import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addCard,
  deleteCard,
  editCard,
  goOn,
  mayAdd,
  mayDelete,
  openCards,
  saveCard,
  type ShareholderCards,
} from './shareholder-cards.ts'
import { checkShareholders, newShareholder, type Shareholder } from './shareholders.ts'

const holder = (name: string, value: string): Shareholder => ({ ...newShareholder(), name, value })
const mariam = holder('Mariam Haddad', '60')
const omar = holder('Omar Saleh', '40')

describe('the cards of shareholders', () => {
  test('nothing entered yet is one open card [KYB-69, KYB-78]', () => {
    expect(openCards([])).toMatchObject({ edit: 0, list: [newShareholder()] })
    expect(openCards([newShareholder()]).edit).toBe(0)
    expect(openCards([mariam]).edit).toBeNull()
  })

  test('only one card is open at a time: another asks to save first [KYB-62, KYB-73]', () => {
    const open = editCard(openCards([mariam, omar]), 0)
    expect(editCard(open, 1)).toMatchObject({ edit: 0, isSaveAsked: true })
  })

  test('saving checks the card and closes it [KYB-70]', () => {
    const open = editCard(openCards([mariam, omar]), 1)
    expect(saveCard(open, holder('Omar Saleh', '41'))).toEqual(open)
    expect(saveCard(open, holder(' Omar S. Saleh ', '30'))).toMatchObject({
      edit: null,
      list: [mariam, holder('Omar S. Saleh', '30')],
    })
  })

  test('the last card cannot be taken out [KYB-66]', () => {
    const one = openCards([mariam])
    expect(mayDelete(one)).toBe(false)
    expect(deleteCard(one, 0)).toEqual(one)
    expect(mayDelete(openCards([mariam, omar]))).toBe(true)
  })

  test('taking a card out closes it [KYB-71]', () => {
    expect(deleteCard(editCard(openCards([mariam, omar]), 0), 0)).toMatchObject({ edit: null, list: [omar] })
    expect(deleteCard(editCard(openCards([mariam, omar]), 0), 1)).toMatchObject({
      edit: 0,
      isSaveAsked: true,
      list: [mariam, omar],
    })
  })

  test('one more may be added while no card is open, and opens [KYB-67]', () => {
    const added = addCard(openCards([mariam]))
    expect(added).toMatchObject({ edit: 1, list: [mariam, newShareholder()] })
    expect(mayAdd(added)).toBe(false)
    expect(addCard(added)).toEqual(added)
  })

  test('going on with an open card asks to save it first [KYB-72]', () => {
    expect(goOn(editCard(openCards([mariam]), 0))).toMatchObject({
      isComplete: false,
      cards: { edit: 0, isSaveAsked: true },
    })
  })

  test('going on opens the first card that is wrong [KYB-74]', () => {
    const list = [mariam, holder('', '30'), holder('Lina', '10')]
    expect(goOn(openCards(list))).toMatchObject({ isComplete: false, cards: { edit: 1 } })
  })

  test('a list without mistakes goes on', () => {
    expect(goOn(openCards([mariam, omar])).isComplete).toBe(true)
  })

  test('whatever is pressed, one card at most is open and a list that goes on is valid [KYB-62]', () => {
    const text = fc.constantFrom('', 'Mariam', 'Omar')
    const share = fc.constantFrom('', '10', '25', '40', '60', '100')
    const act = fc.oneof(
      fc.nat(4).map((at) => (cards: ShareholderCards) => editCard(cards, at % cards.list.length)),
      fc.nat(4).map((at) => (cards: ShareholderCards) => deleteCard(cards, at % cards.list.length)),
      fc.constant(addCard),
      fc.tuple(text, share).map(
        ([name, value]) =>
          (cards: ShareholderCards) =>
            saveCard(cards, holder(name, value)),
      ),
      fc.constant((cards: ShareholderCards) => goOn(cards).cards),
    )
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
        let cards = openCards([])
        for (const press of acts) {
          cards = press(cards)
          expect(cards.list.length).toBeGreaterThan(0)
          expect(cards.edit === null || cards.edit < cards.list.length).toBe(true)
          const isValid = cards.edit === null && checkShareholders(cards.list).size === 0
          expect(goOn(cards).isComplete).toBe(isValid)
        }
      }),
    )
  })
})
