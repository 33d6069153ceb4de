import{I as r,K as n,i as t,k as e}from"./chunk-ZR5P6NP4.js";var a=t([]);e(()=>{n.value!==0&&r("/interfaces").then(i=>{a.value=i},()=>{})});export{a};
