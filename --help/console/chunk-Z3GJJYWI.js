import{Q as n}from"./chunk-ZR5P6NP4.js";var r=o=>n(JSON.stringify(o,null,2));export{r as a};
