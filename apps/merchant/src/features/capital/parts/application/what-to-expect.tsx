import { percentOfRevenue } from '@daftar/rules/capital/offers/offer-form'
import { Card } from '@daftar/ui/card'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { FileText, Landmark, TrendingUp } from 'lucide-react'
import { useBrandName } from '../../../../shared/use-services.ts'
import styles from '../offer/offer-page.module.css'

/** What is different about an offer that is sized on all of a merchant's revenue (OFR-16, CAP-16). */
export function WhatToExpect() {
  const brandName = useBrandName()
  const size = { percent: percentText(percentOfRevenue), brand: brandName }
  return (
    <Card title={m.offers_expect_title()}>
      <ul className={styles.expect}>
        <li>
          <TrendingUp aria-hidden="true" />
          {m.offers_expect_size(size)}
        </li>
        <li>
          <FileText aria-hidden="true" />
          {m.offers_expect_statements()}
        </li>
        <li>
          <Landmark aria-hidden="true" />
          {m.offers_expect_debit()}
        </li>
      </ul>
    </Card>
  )
}
