import type { PaySession } from '@daftar/contract/endpoints/selling/checkout'
import { inkOn } from '@daftar/rules/listings/colour'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { merchantNameText, nameText, storeNameText } from '@daftar/words/names'
import { moneyText } from '@daftar/words/formats/number'
import type { CSSProperties } from 'react'
import { around } from '../shared/text/around.tsx'
import styles from './pay.module.css'

/**
 * The store as its published listing shows it: logo and name on its colour, in the ink that is read best on
 * it.
 */
function StoreBrand({ brand }: { brand: NonNullable<PaySession['brand']> }) {
  return (
    <div
      className={styles.brand}
      style={{ '--brand': brand.colour, '--on-brand': inkOn(brand.colour)?.ink } as CSSProperties}
    >
      <img className={styles.logo} src={brand.logo_url} alt="" />
      <Typed>{nameText(brand)}</Typed>
    </div>
  )
}

/** To whom, how much, and for what. */
export function Purchase({ session }: { session: PaySession }) {
  const { amount, currency, description, items, reference } = session
  // The listing says it above.
  const store = session.brand ? merchantNameText(session) : storeNameText(session)
  return (
    <section className={styles.purchase}>
      {session.brand ? <StoreBrand brand={session.brand} /> : null}
      {session.is_test ? <p className={styles.test}>{m.pay_test_mark()}</p> : null}
      <h1 className={styles.merchant}>{m.pay_page_title({ merchant: merchantNameText(session) })}</h1>
      <p className={styles.amount}>
        <Money value={amount} currency={currency} size="hero" />
      </p>
      <p className={styles.note}>
        {store === merchantNameText(session) ? null : (
          <>
            <Typed>{store}</Typed>
            {reference ? ' · ' : null}
          </>
        )}
        {reference ? around(m.pay_reference, 'reference', reference) : null}
      </p>
      {description ? (
        <p className={styles.description}>
          <Typed>{description}</Typed>
        </p>
      ) : null}
      {items.length > 0 ? (
        <details className={styles.items}>
          <summary>{m.pay_items()}</summary>
          <ul>
            {items.map(({ title, quantity, unit_price }, at) => (
              <li key={at} className={styles.line}>
                <Typed>{title}</Typed>
                <span className={styles.note}>
                  {m.pay_item_times({ quantity, price: moneyText(unit_price, currency) })}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}
