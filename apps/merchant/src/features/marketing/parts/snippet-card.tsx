import {
  examplePrice,
  ownInk,
  snippetCode,
  snippetCurrencies,
  snippetPlaces,
  snippetPrice,
  type Snippet,
} from '@daftar/rules/marketing/snippet'
import { isCurrency } from '@daftar/rules/money/currency'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { CopyButton } from '@daftar/ui/copy-button'
import { Ltr } from '@daftar/ui/ltr'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { Select } from '@daftar/ui/select'
import { TextField } from '@daftar/ui/text-field'
import { currentLanguage, m } from '@daftar/words'
import { useState } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { languageText } from './feed-list.tsx'
import styles from './marketing.module.css'

/**
 * Chooses the message for a shop's pages, shows it as shoppers will see it, and gives the code for it
 * (DEC-MKT-1).
 */
export function SnippetCard() {
  const [snippet, set] = useSnippet()
  const code = snippetCode(snippet, location.origin)
  const policy = `script-src ${location.origin}`
  return (
    <Card title={m.marketing_snippet_title()} subtitle={m.marketing_snippet_text()}>
      <div className={styles.generator}>
        <Choices snippet={snippet} set={set} isPriceWrong={code === null} />
        <div className={styles.fields}>
          <h3>{m.marketing_snippet_preview()}</h3>
          {code === null ? null : (
            <iframe
              className={styles.frame}
              title={m.marketing_snippet_preview()}
              sandbox="allow-scripts"
              src={previewAddress(snippet)}
            />
          )}
          <Code of={code} />
          <p className={styles.muted}>
            {m.marketing_snippet_policy()} <Ltr className={styles.policy}>{policy}</Ltr>
          </p>
        </div>
      </div>
    </Card>
  )
}

type ChoicesProps = { snippet: Snippet; set: (change: Partial<Snippet>) => void; isPriceWrong: boolean }

function Choices({ snippet, set, isPriceWrong }: ChoicesProps) {
  const { place, price, currency, language, colour } = snippet
  return (
    <div className={styles.fields}>
      <SegmentedChoice
        label={m.marketing_snippet_place()}
        value={place}
        options={snippetPlaces.map((value) => ({ value, label: placeText[value]() }))}
        block
        onValueChange={(chosen) => set({ place: chosen })}
      />
      <div className={styles.pair}>
        <TextField
          label={m.marketing_snippet_price()}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          value={price}
          error={isPriceWrong ? m.marketing_snippet_no_price() : undefined}
          onValueChange={(typed) => set({ price: typed })}
        />
        <Select
          label={m.marketing_snippet_currency()}
          placeholder={m.marketing_snippet_currency()}
          value={currency}
          options={snippetCurrencies.map((value) => ({ value, label: value }))}
          onValueChange={(chosen) =>
            isCurrency(chosen) && set({ currency: chosen, price: fitting(price, currency, chosen) })
          }
        />
      </div>
      <SegmentedChoice
        label={m.marketing_snippet_language()}
        value={language}
        options={(['en', 'ar'] as const).map((value) => ({ value, label: languageText(value) }))}
        block
        onValueChange={(chosen) => set({ language: chosen })}
      />
      <div className={styles.colour}>
        <TextField
          label={m.marketing_snippet_colour()}
          type="color"
          value={colour === '' ? ownInk : colour}
          onValueChange={(chosen) => set({ colour: chosen })}
        />
        <Button disabled={colour === ''} onClick={() => set({ colour: '' })}>
          {m.marketing_snippet_colour_own()}
        </Button>
      </div>
    </div>
  )
}

function Code({ of: code }: { of: string | null }) {
  return (
    <>
      <div className={styles.row}>
        <h3>{m.marketing_snippet_code()}</h3>
        {code === null ? null : (
          <CopyButton
            text={code}
            look="words"
            label={m.marketing_snippet_copy()}
            copiedLabel={m.marketing_snippet_copied()}
          />
        )}
      </div>
      {code === null ? null : (
        <pre className={styles.code} dir="ltr" tabIndex={0} aria-label={m.marketing_snippet_code()}>
          <code>{code}</code>
        </pre>
      )}
    </>
  )
}

const placeText = { product: m.marketing_snippet_product, cart: m.marketing_snippet_cart } as const

function useSnippet() {
  const { country } = useAccount()
  const [snippet, draw] = useState<Snippet>(() => {
    const currency = snippetCurrencies.find((one) => one === currencyIn[country ?? '']) ?? 'AED'
    return {
      place: 'product',
      price: examplePrice(currency),
      currency,
      language: currentLanguage(),
      colour: '',
    }
  })
  return [snippet, (change: Partial<Snippet>) => draw((before) => ({ ...before, ...change }))] as const
}

const currencyIn: Readonly<Record<string, Snippet['currency']>> = {
  ...{ ARE: 'AED', SAU: 'SAR', KWT: 'KWD', BHR: 'BHD', QAT: 'QAR', EGY: 'EGP' },
}

/** A price nobody typed goes with the currency; one that was typed stays. */
function fitting(price: string, before: Snippet['currency'], chosen: Snippet['currency']): string {
  return price === examplePrice(before) ? examplePrice(chosen) : price
}

/** A page of its own, which may run the two scripts and nothing else. */
function previewAddress(snippet: Snippet): string {
  const { place, currency, language, colour } = snippet
  const price = snippetPrice(snippet) ?? ''
  const asked = new URLSearchParams({ place, price, currency, lang: language, colour })
  return `/snippet-preview?${asked.toString()}`
}
