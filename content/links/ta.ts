import type { Translated } from '../translated.ts';
import { externalLinks as english } from './en.ts';

export const externalLinks = {
  'gst-portal': { ...english['gst-portal'], label: 'GST போர்ட்டல்' },
  'indirect-tax-board': { ...english['indirect-tax-board'], label: 'மத்திய மறைமுக வரிகள் மற்றும் சுங்க வாரியம்' },
  'gst-tutorial': { ...english['gst-tutorial'], label: 'GST பாடங்கள், பயனர் கையேடுகள்' },
  'income-tax-portal': { ...english['income-tax-portal'], label: 'வருமான வரி இ-ஃபைலிங் போர்ட்டல்' },
  'income-tax-department': { ...english['income-tax-department'], label: 'வருமான வரித் துறை' },
  'income-tax-calculator': { ...english['income-tax-calculator'], label: 'வருமான வரிக் கால்குலேட்டர்' },
  'tds-traces': { ...english['tds-traces'], label: 'TDS இணையதளம் (TRACES), படிவம் 26AS' },
  'corporate-affairs': { ...english['corporate-affairs'], label: 'கம்பெனி விவகார அமைச்சகம் (MCA)' },
  'company-registration-portal': {
    ...english['company-registration-portal'],
    label: 'MCA கம்பெனி பதிவு (SPICe+)',
  },
  'llp-portal': { ...english['llp-portal'], label: 'MCA LLP சேவைகள்' },
  'registrar-of-companies': { ...english['registrar-of-companies'], label: 'கம்பெனி பதிவாளர் (ROC)' },
  epfo: english.epfo,
  esic: english.esic,
  uidai: { ...english.uidai, label: 'myAadhaar, UIDAI போர்ட்டல்' },
  icai: { ...english.icai, label: 'இந்தியப் பட்டயக் கணக்காளர்கள் நிறுவனம் (ICAI)' },
  icmai: { ...english.icmai, label: 'இந்திய அடக்கவிலைக் கணக்காளர்கள் நிறுவனம் (ICMAI)' },
  icsi: { ...english.icsi, label: 'இந்தியக் கம்பெனி செயலாளர்கள் நிறுவனம் (ICSI)' },
} satisfies Translated<typeof english>;
