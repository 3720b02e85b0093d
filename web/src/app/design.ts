import { theme as antd, type ThemeConfig } from 'antd';

/** The available colour schemes. */
export type Scheme = 'light' | 'dark';

// One ink-teal brand colour and cool neutrals; every other colour is reserved for status.
const shared: ThemeConfig['token'] = {
  fontFamily: "'Inter Variable', Inter, 'Segoe UI', system-ui, sans-serif",
  fontFamilyCode: "ui-monospace, 'SF Mono', 'DejaVu Sans Mono', monospace",
  fontSize: 14,
  borderRadius: 7,
  borderRadiusLG: 11,
  controlHeight: 36,
  motionUnit: 0.06,
};

const light: ThemeConfig = {
  algorithm: antd.defaultAlgorithm,
  token: {
    ...shared,
    colorPrimary: '#0d6472',
    colorInfo: '#1d5fa8',
    colorSuccess: '#1a7446',
    colorWarning: '#a8550a',
    colorError: '#b3261e',
    colorLink: '#0d6472',
    // antd's own hover colour is too pale for the contrast that small text needs.
    colorLinkHover: '#0a4e59',
    colorLinkActive: '#083f48',
    colorTextBase: '#16222c',
    colorText: '#1a2833',
    colorTextSecondary: '#4a5b68',
    colorTextTertiary: '#5b6b77',
    colorTextDescription: '#5b6b77',
    colorTextPlaceholder: '#5f6e79',
    colorTextDisabled: '#66757f',
    colorPrimaryBg: '#e4f1f2',
    colorPrimaryBgHover: '#d3e8ea',
    colorPrimaryBorder: '#a9d0d5',
    colorInfoBg: '#edf4fb',
    colorInfoBorder: '#c9ddf1',
    colorSuccessBg: '#e8f5ee',
    colorSuccessBorder: '#bfe0cd',
    colorWarningBg: '#fdf3e4',
    colorWarningBorder: '#f0d5ad',
    colorErrorBg: '#fcedeb',
    colorErrorBorder: '#f2c4bf',
    colorBgLayout: '#f3f5f6',
    colorBorder: '#cfd7dc',
    colorBorderSecondary: '#e4e9ec',
    colorSplit: '#e9edf0',
    colorFillAlter: '#f7f9fa',
    colorBgMask: 'rgb(22 34 44 / 0.36)',
    boxShadowTertiary: '0 1px 2px rgb(22 34 44 / 0.05)',
    boxShadowSecondary: '0 8px 28px -6px rgb(22 34 44 / 0.18), 0 2px 6px rgb(22 34 44 / 0.06)',
    controlOutline: 'rgb(13 100 114 / 0.18)',
    controlItemBgHover: '#edf2f4',
  },
  components: {
    Button: { fontWeight: 500, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    Segmented: { trackBg: '#e9eef0', trackPadding: 3, itemSelectedBg: '#fff', itemColor: '#4a5b68' },
    Alert: { defaultPadding: '9px 14px', withDescriptionPadding: '12px 16px' },
    Pagination: { itemActiveBg: '#e2eff0' },
    // The border is all that shows of an empty checkbox: at least 3 : 1.
    Checkbox: { colorBorder: '#84939e' },
    Radio: { colorBorder: '#84939e' },
    Input: { paddingBlock: 6 },
  },
};

const dark: ThemeConfig = {
  algorithm: antd.darkAlgorithm,
  token: {
    ...shared,
    colorPrimary: '#2fa3b3',
    colorInfo: '#5b9fe0',
    colorSuccess: '#4cb27c',
    colorWarning: '#e0994a',
    colorError: '#ef7a70',
    colorLink: '#56bccb',
    colorLinkHover: '#7fd0dc',
    colorLinkActive: '#9adbe4',
    colorTextBase: '#e8eef2',
    colorBgBase: '#0f171d',
    colorText: '#e1e8ed',
    colorTextSecondary: '#b4c2cc',
    colorTextTertiary: '#9fb0bc',
    colorTextDescription: '#9fb0bc',
    colorTextPlaceholder: '#8fa1ae',
    colorTextDisabled: '#8496a3',
    colorBgLayout: '#0b1217',
    colorBgContainer: '#121c23',
    colorBgElevated: '#18242d',
    colorBorder: '#2b3a45',
    colorBorderSecondary: '#22303a',
    colorSplit: '#1f2c35',
    colorFillAlter: '#15212a',
    colorPrimaryBg: '#12303a',
    colorInfoBg: '#13222e',
    colorInfoBorder: '#26435c',
    colorBgMask: 'rgb(3 7 10 / 0.62)',
    controlItemBgHover: '#1c2a34',
  },
  components: {
    Button: {
      fontWeight: 500,
      primaryColor: '#06181c',
      solidTextColor: '#06181c',
      dangerColor: '#250604',
      borderColorDisabled: '#2b3a45',
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
    },
    Segmented: { trackBg: '#0b1217', trackPadding: 3, itemSelectedBg: '#22313b' },
    Checkbox: { colorBorder: '#647887' },
    Radio: { colorBorder: '#647887' },
    Alert: { defaultPadding: '9px 14px', withDescriptionPadding: '12px 16px' },
    Input: { paddingBlock: 6 },
  },
};

/** The colours, sizes and motion of each scheme. The build computes their styles, and leaves them out. */
export const designs: Record<Scheme, ThemeConfig> = { light, dark };
