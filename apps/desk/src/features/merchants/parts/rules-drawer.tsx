import { Moment } from '@daftar/app-kit/moment'
import { everyCountry } from '@daftar/rules/access/experiments'
import { countryCodes } from '@daftar/rules/geo/countries'
import { Button } from '@daftar/ui/button'
import { Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { useState } from 'react'
import { DetailDrawer } from '../../../shared/look/detail-drawer.tsx'
import { useSession } from '../../../shared/session.ts'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import { WaitsForSecond } from '../../../shared/work/waits-for-second.tsx'
import { experimentText } from '../experiment-text.ts'
import type { ExperimentAtDesk, RuleCountry } from '../rule-queries.ts'
import { ChangeRule, ConfirmRule, DeclineRule, type RuleDialogProps } from './acts/change-rule.tsx'
import { placeText } from './place-text.ts'
import styles from './merchants.module.css'

type Dialog = { act: 'change' | 'confirm' | 'decline'; country: RuleCountry }

const places: readonly RuleCountry[] = [everyCountry, ...countryCodes]

/**
 * For which share of the merchants of which country one experiment is on, and what waits for a second person.
 */
export function RulesDrawer({ experiment, onClose }: { experiment: ExperimentAtDesk; onClose: () => void }) {
  const [dialog, choose] = useState<Dialog | null>(null)
  const shared = dialog && { experiment, country: dialog.country, onClose: () => choose(null) }
  return (
    <>
      <DetailDrawer title={experimentText(experiment.name)} onClose={onClose}>
        <p>{m.desk_rule_order()}</p>
        {experiment.sensitive ? <Notice tone="info">{m.desk_rule_sensitive()}</Notice> : null}
        <ul className={styles.list}>
          {places.map((country) => (
            <Place key={country} {...{ experiment, country }} onChoose={(act) => choose({ act, country })} />
          ))}
        </ul>
      </DetailDrawer>
      {shared ? <RuleDialog act={dialog.act} {...shared} /> : null}
    </>
  )
}

function RuleDialog({ act, ...props }: RuleDialogProps & { act: Dialog['act'] }) {
  if (act === 'change') return <ChangeRule {...props} />
  return act === 'confirm' ? <ConfirmRule {...props} /> : <DeclineRule {...props} />
}

type PlaceProps = Omit<RuleDialogProps, 'onClose'> & { onChoose: (act: Dialog['act']) => void }

function Place({ experiment, country, onChoose }: PlaceProps) {
  const me = useSession().id
  const rule = experiment.rules.find((one) => one.country === country)
  const proposal = experiment.proposals.find((one) => one.country === country)
  const isOwn = proposal?.by_id === me
  return (
    <li className={styles.place}>
      <div className={styles.line}>
        <TwoLines
          below={
            rule ? (
              <>
                <Typed>{rule.by}</Typed> · <Moment at={rule.at} />
              </>
            ) : (
              m.desk_rule_none()
            )
          }
        >
          {placeText(country)}
          {rule ? ` · ${percentText(rule.percent)}` : ''}
        </TwoLines>
        {proposal ? null : (
          <Button
            size="small"
            aria-label={m.desk_rule_change_named({ place: placeText(country) })}
            onClick={() => onChoose('change')}
          >
            {m.desk_rule_change()}
          </Button>
        )}
      </div>
      {proposal ? (
        <WaitsForSecond
          actions={
            <>
              <Button size="small" onClick={() => onChoose('decline')}>
                {isOwn ? m.desk_rule_take_back() : m.desk_rule_drop()}
              </Button>
              {isOwn ? null : (
                <Button size="small" variant="primary" onClick={() => onChoose('confirm')}>
                  {m.desk_rule_confirm()}
                </Button>
              )}
            </>
          }
        >
          {proposal.percent === null
            ? m.desk_rule_proposed_away({ name: proposal.by })
            : m.desk_rule_proposed({ name: proposal.by, percent: percentText(proposal.percent) })}
        </WaitsForSecond>
      ) : null}
    </li>
  )
}
