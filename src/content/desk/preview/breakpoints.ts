export const previewBreakpoints = [
  { name: 'phone', label: '390 px', width: 390, height: 844 },
  { name: 'tablet', label: '768 px', width: 768, height: 1024 },
  { name: 'desk', label: '1280 px', width: 1280, height: 800 },
];
