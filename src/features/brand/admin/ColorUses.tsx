'use client'

import { useField, useFormFields, useTranslation } from '@payloadcms/ui'
import { useCallback, useMemo } from 'react'

import { useStored } from '@/src/admin/document/use-stored'
import { surfacesOf } from '@/src/features/theme/rules/site-theme'
import { toLocale } from '@/src/i18n/locale-texts'
import { type Locale, LANGUAGES } from '@/src/lib/constants'
import { BRAND_COLORS, type BrandColor } from '../rules/brand'
import { type MeasuredUse, measureUses } from '../rules/contrast-uses'
import { isHex } from '../rules/shown-brand'
import { readBrands } from './read-brands'
import { COLOR_TEXTS } from './texts'

type Choose = (color: string) => void
type Words = { name: string; language: Locale }

function Swatch({ color }: { color: string }) {
  return <span aria-hidden className="gevel-swatch" style={{ background: color }} />
}

/** The colours of all sites of the tenant, those that are used most first. */
function usePalette(): string[] {
  const tenant = useFormFields(([fields]) => fields.tenant?.value)
  const read = useCallback(async () => (typeof tenant === 'string' ? readBrands({ tenant }) : []), [tenant])
  const { stored } = useStored(read)
  return useMemo(() => {
    const used = (stored ?? []).flatMap((brand) => BRAND_COLORS.map((name) => brand[name])).filter(isHex)
    return [...Map.groupBy(used, (color) => color)]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([color]) => color)
  }, [stored])
}

type PaletteProps = Words & { palette: string[]; value: string; choose: Choose; readOnly: boolean }

function Palette({ palette, value, choose, readOnly, name, language }: PaletteProps) {
  const texts = COLOR_TEXTS[language]
  return (
    <fieldset className="gevel-palette">
      <legend>{`${texts.palette}: ${name}`}</legend>
      {palette.map((color) => (
        <button
          key={color}
          aria-label={texts.take(color, name)}
          aria-pressed={color === value}
          disabled={readOnly}
          title={color}
          type="button"
          onClick={() => choose(color)}
        >
          <Swatch color={color} />
        </button>
      ))}
    </fieldset>
  )
}

type UseProps = Words & { measured: MeasuredUse; value: string; choose: Choose; readOnly: boolean }

/** One use: how it looks, its contrast, and the colour that would reach the next level. */
function UseRow({ measured, value, choose, readOnly, name, language }: UseProps) {
  const texts = COLOR_TEXTS[language]
  const { use, ratio, level, next, shown } = measured
  const number = new Intl.NumberFormat(LANGUAGES[language].tag, { maximumFractionDigits: 1 })
  // Rounded down, so that nothing seems to pass that does not.
  const rounded = number.format(Math.floor(ratio * 10) / 10)
  const replaced = use !== 'button' && shown.color !== value
  return (
    <li data-level={level ?? 'none'}>
      <span
        aria-hidden
        className="gevel-use__sample"
        data-use={use}
        style={{ background: shown.ground, color: shown.color }}
      />
      <span>
        <strong>{texts.uses[use]}</strong> {texts.ratio(rounded, level)}
        {level === null && replaced && <small>{texts.becomes(shown.color)}</small>}
      </span>
      {next?.color && !readOnly && (
        <button
          aria-label={texts.suggestFor(next.color, next.level, texts.uses[use], name)}
          className="gevel-use__take"
          type="button"
          onClick={() => next.color && choose(next.color)}
        >
          <Swatch color={next.color} />
          {texts.suggest(next.color, next.level)}
        </button>
      )}
    </li>
  )
}

function ColorCard({ path, palette, language }: { path: BrandColor; palette: string[]; language: Locale }) {
  const { value, setValue, readOnly = false } = useField<string | null>({ path })
  const mode = useFormFields(([fields]) => fields['theme.colorMode']?.value)
  const { names } = COLOR_TEXTS[language]
  const color = isHex(value) ? value.toLowerCase() : null
  const uses = useMemo(() => (color ? measureUses(color, surfacesOf(mode)) : []), [color, mode])
  const common = { name: names[path], language, value: color ?? '', choose: setValue, readOnly }
  return (
    <div className="gevel-use-card">
      <h3>{names[path]}</h3>
      <Palette {...common} palette={palette} />
      <ul aria-label={names[path]} className="gevel-uses">
        {uses.map((measured) => (
          <UseRow key={measured.use} {...common} measured={measured} />
        ))}
      </ul>
    </div>
  )
}

/** The palette of the tenant for each colour, and the contrast of its uses as they are chosen. */
export function ColorUses() {
  const language = toLocale(useTranslation().i18n.language)
  const palette = usePalette()
  const texts = COLOR_TEXTS[language]
  return (
    <section aria-labelledby="gevel-color-uses" className="gevel-color-uses">
      <h2 id="gevel-color-uses">{texts.title}</h2>
      <p>{texts.intro}</p>
      <div className="gevel-color-uses__cards">
        {BRAND_COLORS.map((path) => (
          <ColorCard key={path} {...{ path, palette, language }} />
        ))}
      </div>
    </section>
  )
}
